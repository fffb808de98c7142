import { describe, expect, it } from 'vitest'
import { readFile, repositoryFiles } from './support/files.ts'
import { textsIn } from './support/texts.ts'

/** Rows of the glossary's table "Words on screen": what to write, and words that it replaces. */
const rows = (readFile('docs/glossary.md').split('## Words on screen')[1] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('`'))
  .map((line) => {
    const [use = '', instead = ''] = line.slice(2, -2).split(' | ')
    return [use, [...instead.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)] as const
  })

/** Uses of a retired word that are no names for the same thing. */
const ALLOWED = /virtual machines?|machine learning|machine-readable|time-machine/gi

/** Areas that describe the product to visitors, and texts that are data of third parties. */
const EXEMPT =
  /^src\/features\/(changelog|company|documentation|domains|landing|legal|marketplace|pricing|products|solutions)\/|^src\/shell\/site-|^src\/domain\/plan-catalog/

const modules = repositoryFiles(
  'src/features',
  'src/resources',
  'src/shell',
  'src/ui',
  'src/domain',
  'mocks/handlers',
  'mocks/world',
  'mocks/seed',
  'mocks/engine/*.ts',
  'scripts/vite/references-of-contract.ts',
).filter(
  (path) => /\.tsx?$/.test(path) && !/\.(test|gen|bench)\.|testing\.ts$/.test(path) && !EXEMPT.test(path),
)

const texts = [
  ...modules.flatMap((path) =>
    textsIn(path, readFile(path)).map(({ line, what }) => ({ place: `${path}:${line}`, text: what })),
  ),
  ...repositoryFiles('openapi/*.yaml', 'openapi/tags/*.yaml').flatMap((path) =>
    linesOf(path).map(({ place, text }) => ({ place, text: text.replace(/^\s*#.*/, '') })),
  ),
  ...repositoryFiles('src/features/documentation/articles/*.mdx').flatMap(linesOf),
]
  // Identifiers and class names are no sentences; labels are capitalized.
  .filter(({ text }) => /\s|^[A-Z][a-z]/.test(text.trim()))
  .map(({ place, text }) => ({ place, text: text.replace(ALLOWED, '') }))

function linesOf(path: string): { place: string; text: string }[] {
  return readFile(path)
    .split('\n')
    .map((text, index) => ({ place: `${path}:${index + 1}`, text }))
}

/** Places of texts that contain a word or phrase. */
function placesOf(word: string): string[] {
  const pattern = new RegExp(`(?<![\\w./-])${word}(?![\\w-])`, 'i')
  return texts.filter(({ text }) => pattern.test(text)).map(({ place, text }) => `${place} ${text.trim()}`)
}

describe('words on screen', () => {
  it('are read from the glossary and from every area', () => {
    expect(rows.length).toBeGreaterThan(10)
    expect(texts.length).toBeGreaterThan(4000)
    expect(texts.filter(({ place }) => place.includes('.mdx:')).length).toBeGreaterThan(1000)
    expect(placesOf('database').length).toBeGreaterThan(50)
  })

  it.each(rows.flatMap(([use, words]) => words.map((word) => [word, use] as const)))(
    'say “%s” nowhere, but “%s”',
    (word) => expect(placesOf(word)).toEqual([]),
  )
})

/** Texts that the specification quotes with a straight quote, and the name of a certificate authority. */
const QUOTED = new Set([
  "You're all set! Welcome aboard",
  "Let's start with your basic information",
  ". Let's get you started.",
  "Let's Encrypt",
])

describe('messages', () => {
  it('stay calm', () => {
    const apologies = texts.filter(({ text }) =>
      /\bOops\b(?!! Page not found)|\bsorry\b|\bUh-oh\b/i.test(text),
    )
    expect(apologies.map(({ place }) => place)).toEqual([])
  })

  it('name a control without a space before the colon, which a hidden element of its own adds', () => {
    const apart = modules.filter((path) =>
      /(className="visually-hidden"|<VisuallyHidden)[^>]*>:/.test(readFile(path)),
    )
    expect(apart).toEqual([])
  })

  it('write an apostrophe, not a straight quote', () => {
    const straight = texts.filter(
      ({ place, text }) =>
        !place.startsWith('openapi/') && !QUOTED.has(text) && /\w'(t|s|re|ll|ve|d|m)\b/i.test(text),
    )
    expect(straight.map(({ place, text }) => `${place} ${text}`)).toEqual([])
  })
})
