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
  /** Part of the text with as many matches as possible. */
  readonly excerpt: readonly ExcerptPart[]
}

interface ExcerptPart {
  readonly text: string
  readonly isMatch: boolean
}

export interface OperationHit {
  readonly tag: string
  readonly tagTitle: string
  readonly id: string
  readonly method: string
  readonly path: string
  readonly summary: string
}

const MAX_RESULTS = 12
/** Characters of an excerpt before and after the matches. */
const EXCERPT_MARGIN = 70

/** MiniSearch's own separators, and symbols: `sort=name` and `$20` are found by their words. */
const SEPARATORS = String.raw`\n\r\p{Z}\p{P}\p{S}`
const tokenize = (text: string) => text.split(new RegExp(`[${SEPARATORS}]+`, 'u'))

/** Every word must match: as a whole, as a beginning, or, if it is long, with one or two letters wrong. */
const options = {
  combineWith: 'AND',
  prefix: true,
  fuzzy: (term: string) => (term.length > 4 ? 0.2 : false),
} as const

interface Section extends Omit<Hit, 'excerpt'> {
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
    tokenize,
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
        return [{ ...hit, excerpt: excerptOf(text, wordsIn(result, 'text')) }]
      })
      .slice(0, MAX_RESULTS)
}

/** Returns a search for operations by summary, path, ID or part of the API. */
export function createOperationSearch(tags: readonly TagEntry[]): (searched: string) => OperationHit[] {
  const operations = tags.flatMap(({ name, title, operations }) =>
    operations.map((operation) => ({ tag: name, tagTitle: title, ...operation })),
  )
  const index = new MiniSearch<OperationHit>({
    fields: ['summary', 'tagTitle', 'path', 'method', 'id'],
    tokenize,
    searchOptions: { ...options, boost: { summary: 3, id: 2 } },
  })
  index.addAll(operations)
  const byId = new Map(operations.map((operation) => [operation.id, operation]))
  return (searched) =>
    index
      .search(searched)
      .flatMap(({ id }) => byId.get(id) ?? [])
      .slice(0, MAX_RESULTS)
}

function matchesOnlyTitle({ match }: SearchResult): boolean {
  return Object.values(match).every((fields) => fields.every((field) => field === 'title'))
}

/** Words of a field that matched. */
function wordsIn({ match }: SearchResult, field: string): ReadonlySet<string> {
  return new Set(Object.keys(match).filter((word) => match[word]?.includes(field)))
}

function excerptOf(text: string, words: ReadonlySet<string>): ExcerptPart[] {
  const matches = Array.from(text.matchAll(new RegExp(`[^${SEPARATORS}]+`, 'gu')), ({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  })).filter(({ word }) => words.has(word))
  const { start, end } = richest(matches) ?? { start: 0, end: 0 }
  const from = start <= EXCERPT_MARGIN ? 0 : wordFrom(text, start - EXCERPT_MARGIN, start)
  const to = text.length - end <= EXCERPT_MARGIN ? text.length : wordTo(text, end + EXCERPT_MARGIN, end)

  const parts: ExcerptPart[] = []
  let at = from
  for (const match of matches.filter((it) => it.start >= from && it.end <= to)) {
    parts.push({ text: text.slice(at, match.start), isMatch: false })
    parts.push({ text: text.slice(match.start, match.end), isMatch: true })
    at = match.end
  }
  parts.push({ text: text.slice(at, to), isMatch: false })
  if (from > 0) parts.unshift({ text: '… ', isMatch: false })
  if (to < text.length) parts.push({ text: ' …', isMatch: false })
  return parts.filter((part) => part.text !== '')
}

interface Match {
  readonly word: string
  readonly start: number
  readonly end: number
}

/** First match that is followed by the most different matching words. */
function richest(matches: readonly Match[]): Match | undefined {
  const wordsAfter = ({ end }: Match) =>
    new Set(matches.filter((it) => it.end >= end && it.end <= end + EXCERPT_MARGIN).map(({ word }) => word))
      .size
  const most = Math.max(...matches.map(wordsAfter))
  return matches.find((match) => wordsAfter(match) === most)
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
