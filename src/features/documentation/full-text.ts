import MiniSearch, { type SearchResult } from 'minisearch'
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

/** Every word must match: as a whole, as a beginning, or, if it is long, with one or two letters wrong. */
const options = {
  combineWith: 'AND',
  prefix: true,
  fuzzy: (term: string) => (term.length > 4 ? 0.2 : false),
} as const

interface Section extends Omit<Hit, 'before' | 'found' | 'after'> {
  readonly key: number
  readonly text: string
}

/**
 * Returns a search for sections of articles. Matches in titles rank highest, then those in headings. An article that
 * only its title matches is one hit, not one for each section.
 */
export function createTextSearch(texts: readonly ArticleText[]): (searched: string) => Hit[] {
  const sections = texts
    .flatMap(({ category, slug, title, sections }) =>
      sections.map((section) => ({ category, slug, title, ...section })),
    )
    .map((section, key): Section => ({ key, ...section }))
  const index = new MiniSearch<Section>({
    idField: 'key',
    fields: ['title', 'heading', 'text'],
    searchOptions: { ...options, boost: { title: 4, heading: 2 } },
  })
  index.addAll(sections)
  return (searched) =>
    index
      .search(searched)
      .flatMap((result) => {
        const section = sections[result.id]
        if (!section || (section.id !== '' && matchesOnlyTitle(result))) return []
        const { key: _key, text, ...hit } = section
        return [{ ...hit, ...excerpt(text, wordsIn(result, 'text')) }]
      })
      .slice(0, MAX)
}

/** Returns a search for operations by summary, path, ID or part of the API. */
export function createOperationSearch(tags: readonly TagEntry[]): (searched: string) => OperationHit[] {
  const operations = tags.flatMap(({ name, title, operations }) =>
    operations.map((operation) => ({ tag: name, tagTitle: title, ...operation })),
  )
  const index = new MiniSearch<OperationHit>({
    fields: ['summary', 'tagTitle', 'path', 'method', 'id'],
    searchOptions: { ...options, boost: { summary: 3, id: 2 } },
  })
  index.addAll(operations)
  const byId = new Map(operations.map((operation) => [operation.id, operation]))
  return (searched) =>
    index
      .search(searched)
      .flatMap(({ id }) => byId.get(id) ?? [])
      .slice(0, MAX)
}

function matchesOnlyTitle({ match }: SearchResult): boolean {
  return Object.values(match).every((fields) => fields.every((field) => field === 'title'))
}

/** Words of a field that matched. */
function wordsIn({ match }: SearchResult, field: string): string[] {
  return Object.entries(match).flatMap(([word, fields]) => (fields.includes(field) ? [word] : []))
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
