import { readFileSync, statSync } from 'node:fs'
import { operations } from '../../mocks/contract/operations.gen.ts'
import { filesBelow } from './git-changes.ts'
import { type ImportGraph, readImportGraph } from './import-graph.ts'

/** Sources and tests of the working tree, from which tests are selected. */
export interface Checkout {
  readonly graph: ImportGraph
  /** Test files of Vitest and Playwright. */
  readonly tests: readonly string[]
  /** Ids of the tag's operations; empty if there is no such tag. */
  operationsOf(tag: string): readonly string[]
  /** Features that call most operations of the tag. */
  featuresOf(tag: string): readonly string[]
}

export function readCheckout(): Checkout {
  const paths = filesBelow('src', 'mocks', 'scripts', 'tests').filter(
    (path) => /\.tsx?$/.test(path) && statSync(path, { throwIfNoEntry: false })?.isFile(),
  )
  const sources = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))
  const operationsOf = (tag: string) =>
    Object.values(operations).flatMap((operation) => (operation.tag === tag ? [operation.id] : []))
  return {
    graph: readImportGraph(sources),
    tests: paths.filter((path) => /\.(test|spec)\.tsx?$/.test(path)),
    operationsOf,
    featuresOf: (tag) => featuresThatCall(operationsOf(tag), sources),
  }
}

/** Features that name at least half as many of the operations as the feature that names most. */
function featuresThatCall(ids: readonly string[], sources: ReadonlyMap<string, string>): string[] {
  if (ids.length === 0) return []
  const call = new RegExp(`\\b(${ids.join('|')})(?:(?:Infinite)?Options|QueryKey)?\\b`, 'g')
  const named = new Map<string, Set<string>>()
  for (const [file, text] of sources) {
    const feature = /^src\/features\/([\w-]+)\//.exec(file)?.[1]
    if (feature === undefined) continue
    const found = named.get(feature) ?? new Set()
    for (const [, id = ''] of text.matchAll(call)) found.add(id)
    named.set(feature, found)
  }
  const largest = Math.max(...[...named.values()].map(({ size }) => size))
  return [...named].flatMap(([feature, { size }]) => (size > 0 && size * 2 >= largest ? [feature] : []))
}
