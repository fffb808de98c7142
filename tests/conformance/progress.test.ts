import { expect, test } from 'vitest'
import { apiCheck, type CheckGroup } from './check.ts'
import { Progress } from './progress.ts'
import type { Result } from './run.ts'

const result = (group: CheckGroup, outcome: Result['outcome']): Result => ({
  check: apiCheck(group, 'does it', async () => {}),
  outcome,
  message: null,
  failures: [],
  exchange: null,
  took: 1,
})

const results = [result('http', 'passed'), result('http', 'failed'), result('paging', 'skipped')]

test('in a terminal, one line shows how far it is', () => {
  const [overwritten, printed]: [string[], string[]] = [[], []]
  const progress = new Progress(
    3,
    (text) => overwritten.push(text),
    (text) => printed.push(text),
  )
  for (const it of results) progress.add(it)
  progress.end()
  expect(overwritten).toEqual([
    ' 33% 1 of 3, 0 s  http/api/does-it',
    ' 66% 2 of 3, 1 failed, 0 s  http/api/does-it',
    '100% 3 of 3, 1 failed, 0 s  paging/api/does-it',
    '',
  ])
  expect(printed).toEqual([])
})

test('elsewhere, each finished group is a line', () => {
  const printed: string[] = []
  const progress = new Progress(3, null, (text) => printed.push(text))
  for (const it of results) progress.add(it)
  progress.end()
  expect(printed.map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
    '✗ http 1 passed 1 failed, 0 s',
    '✓ paging 0 passed 0 failed 1 skipped, 0 s',
  ])
})
