import type { ArticleText } from './article.ts'

export interface Hit {
  readonly category: string
  readonly slug: string
  /** ID of the heading; empty for the start of the article. */
  readonly id: string
  readonly heading: string
  /** Excerpt around the first match. */
  readonly before: string
  readonly found: string
  readonly after: string
}

const MAX = 12
const AROUND = 70

/** Sections that contain every word of the search, best first. Matches in headings rank highest. */
export function searchTexts(texts: readonly ArticleText[], searched: string): Hit[] {
  const words = searched.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const hits = texts.flatMap(({ category, slug, sections }) =>
    sections.flatMap(({ id, heading, text }) => {
      const whole = `${heading} ${text}`.toLowerCase()
      if (!words.every((label) => whole.includes(label))) return []
      const inHeading = words.filter((label) => heading.toLowerCase().includes(label)).length
      return [{ score: inHeading, hit: { category, slug, id, heading, ...excerpt(text, words) } }]
    }),
  )
  return hits
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX)
    .map(({ hit }) => hit)
}

function excerpt(text: string, words: readonly string[]): Pick<Hit, 'before' | 'found' | 'after'> {
  const places = words.map((label) => ({ label, at: text.toLowerCase().indexOf(label) }))
  const { label, at } = places.find((place) => place.at >= 0) ?? { label: '', at: 0 }
  const end = at + label.length
  const from = at <= AROUND ? 0 : wordFrom(text, at - AROUND, at)
  const to = text.length - end <= AROUND ? text.length : wordTo(text, end + AROUND, end)
  return {
    before: (from > 0 ? '… ' : '') + text.slice(from, at),
    found: text.slice(at, at + label.length),
    after: text.slice(end, to) + (to < text.length ? ' …' : ''),
  }
}

/** Start of the next word, to avoid cutting one. Returns `place` if no word starts before `limit`. */
function wordFrom(text: string, place: number, limit: number): number {
  const space = text.indexOf(' ', place)
  return space < 0 || space >= limit ? place : space + 1
}

/** End of the previous word, to avoid cutting one. Returns `place` if no word ends after `limit`. */
function wordTo(text: string, place: number, limit: number): number {
  const space = text.lastIndexOf(' ', place)
  return space <= limit ? place : space
}
