import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Arguments of a call that starts at an opening parenthesis. */
function countArguments(source: string, start: number): number {
  let depth = 0
  let commas = 0
  for (let at = start; at < source.length; at += 1) {
    const character = source[at] ?? ''
    if ('([{'.includes(character)) depth += 1
    if (character === ',' && depth === 1 && !/^,\s*\)/.test(source.slice(at))) commas += 1
    if (')]}'.includes(character)) {
      depth -= 1
      if (depth === 0) break
    }
  }
  return commas + 1
}

/** Conditions without a message: the report could only show the source of the check. */
function bareAssertions(path: string, source: string): string[] {
  return [...source.matchAll(/\bassert(?:\.ok)?\(/g)].flatMap(({ 0: text, index }) => {
    const line = source.slice(0, index).split('\n').length
    return countArguments(source, index + text.length - 1) < 2 ? [`${path}:${line}`] : []
  })
}

test('finds assertions without a message', () => {
  expect(bareAssertions('a.ts', 'assert.ok(a && b)\nassert.ok(f(a, b))\nassert.ok(f(a), `b`)')).toEqual([
    'a.ts:1',
    'a.ts:2',
  ])
})

test('every condition that a check asserts says what was found instead', () => {
  const paths = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .toSorted()
  const bare = paths.flatMap((path) =>
    bareAssertions(path, readFileSync(join(import.meta.dirname, path), 'utf8')),
  )
  expect(bare).toEqual([])
})
