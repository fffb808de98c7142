import type { ArticleText } from './article.ts'
import type { TagEntry } from './reference/reference.ts'

export interface Hit {
  readonly category: string
  readonly slug: string
  /** Title of the article. */
  readonly title: string
  /** ID of the heading; empty for the start of the article. */
  readonly id: string
  readonly heading: string
  /** Excerpt around the first match. */
  readonly before: string
  readonly found: string
  readonly after: string
}

export interface OperationHit {
  readonly tag: string
  readonly tagTitle: string
  readonly id: string
  readonly method: string
  readonly path: string
  readonly summary: string
}

const MAX = 12
const AROUND = 70

/**
 * Sections with every word of the search in the article's title, their heading or their text, best first. Matches in
 * titles rank highest, then those in headings.
 */
export function searchTexts(texts: readonly ArticleText[], searched: string): Hit[] {
  const words = wordsOf(searched)
  if (words.length === 0) return []
  const hits = texts.flatMap(({ category, slug, title, sections }) =>
    sections.flatMap(({ id, heading, text }) => {
      const own = `${heading} ${text}`.toLowerCase()
      const inTitle = countIn(title, words)
      if (!words.every((word) => own.includes(word) || title.toLowerCase().includes(word))) return []
      // An article that only its title matches is one hit, not one for each section.
      if (id !== '' && !words.some((word) => own.includes(word))) return []
      const score = 2 * inTitle + countIn(heading, words) + (id === '' ? inTitle : 0)
      return [{ score, hit: { category, slug, title, id, heading, ...excerpt(text, words) } }]
    }),
  )
  return best(hits)
}

/** Operations with every word in their summary, path, id or part of the API, best first. */
export function searchOperations(tags: readonly TagEntry[], searched: string): OperationHit[] {
  const words = wordsOf(searched)
  if (words.length === 0) return []
  const hits = tags.flatMap(({ name, title, operations }) =>
    operations.flatMap(({ id, method, path, summary }) => {
      const whole = `${title} ${summary} ${method} ${path} ${id}`.toLowerCase()
      if (!words.every((word) => whole.includes(word))) return []
      return [
        { score: countIn(summary, words), hit: { tag: name, tagTitle: title, id, method, path, summary } },
      ]
    }),
  )
  return best(hits)
}

function wordsOf(searched: string): string[] {
  return searched.toLowerCase().split(/\s+/).filter(Boolean)
}

function countIn(text: string, words: readonly string[]): number {
  return words.filter((word) => text.toLowerCase().includes(word)).length
}

function best<T>(hits: ReadonlyArray<{ readonly score: number; readonly hit: T }>): T[] {
  return hits
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX)
    .map(({ hit }) => hit)
}

function excerpt(text: string, words: readonly string[]): Pick<Hit, 'before' | 'found' | 'after'> {
  const places = words.map((word) => ({ word, at: text.toLowerCase().indexOf(word) }))
  const { word, at } = places.find((place) => place.at >= 0) ?? { word: '', at: 0 }
  const end = at + word.length
  const from = at <= AROUND ? 0 : wordFrom(text, at - AROUND, at)
  const to = text.length - end <= AROUND ? text.length : wordTo(text, end + AROUND, end)
  return {
    before: (from > 0 ? '… ' : '') + text.slice(from, at),
    found: text.slice(at, at + word.length),
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
