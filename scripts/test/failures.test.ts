import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formatFailures, lastLines, readFailures, summarize } from './failures.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'troubles-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function report(contents: object): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(contents))
  return file
}

describe('failures', () => {
  it('are read from a Vitest report, files that failed to load included', () => {
    const test = (name: string, status: string, more: object = {}) => ({ fullName: name, status, ...more })
    const file = (name: string, status: string, message: string, assertionResults: object[]) => ({
      name: join(process.cwd(), 'src', name),
      status,
      message,
      assertionResults,
    })
    const path = report({
      testResults: [
        file('a.test.ts', 'failed', '', [
          test(' adds up', 'failed', {
            failureMessages: ['Error: 3 is not 4'],
            location: { line: 7, column: 3 },
          }),
          test(' subtracts', 'passed', { failureMessages: [] }),
        ]),
        file('b.test.ts', 'failed', 'Cannot find module', []),
        file('c.test.ts', 'passed', '', [test('is skipped', 'skipped')]),
      ],
    })
    expect(readFailures('vitest', path)).toEqual({
      failed: [
        { place: 'src/a.test.ts:7', test: 'adds up', error: 'Error: 3 is not 4' },
        { place: 'src/b.test.ts', test: 'the file as a whole', error: 'Cannot find module' },
      ],
      flaky: [],
    })
  })

  it('are read from a Playwright report, tests that needed a second attempt included', () => {
    const spec = (title: string, line: number, status: string, ...messages: string[][]) => ({
      title,
      file: 'tests/e2e/a.spec.ts',
      line,
      tests: [
        {
          status,
          results: messages.map((errors) => ({
            status: errors.length > 0 ? 'failed' : 'passed',
            errors: errors.map((message) => ({ message })),
          })),
        },
      ],
    })
    const path = report({
      errors: [{ message: 'The server did not start.' }],
      suites: [
        {
          title: 'tests/e2e/a.spec.ts',
          specs: [spec('opens', 3, 'expected', [])],
          suites: [
            {
              title: 'a list',
              specs: [
                spec('sorts', 9, 'unexpected', ['not sorted', 'complained'], ['other']),
                spec('filters', 12, 'flaky', ['too many'], []),
              ],
            },
          ],
        },
      ],
    })
    expect(readFailures('playwright', path)).toEqual({
      failed: [
        { place: 'tests/e2e/a.spec.ts:9', test: 'a list › sorts', error: 'not sorted\ncomplained' },
        { place: 'playwright.config.ts', test: 'the run as a whole', error: 'The server did not start.' },
      ],
      flaky: [{ place: 'tests/e2e/a.spec.ts:12', test: 'a list › filters', error: 'too many' }],
    })
  })

  it('are empty without a report', () => {
    expect(readFailures('vitest', join(folder, 'nothing.json'))).toEqual({ failed: [], flaky: [] })
  })

  it('throw for an unknown report format', () => {
    expect(() => readFailures('playwright', report({ testResults: [] }))).toThrow()
  })
})

describe('the summary at the end of a log', () => {
  const failure = (error: string) => ({ place: 'a.test.ts:1', test: 'adds up', error })

  it('shows file, name and error of each test without colors', () => {
    expect(formatFailures('test:unit: failed', [failure('\u001b[31mError\u001b[39m: 3 is not 4\n')])).toEqual(
      ['', '── test:unit: failed ──', '', 'a.test.ts:1  adds up', '  Error: 3 is not 4'],
    )
  })

  it('truncates a long error', () => {
    const lines = Array.from({ length: 50 }, (_, index) => `line ${index + 1}`)
    const text = formatFailures('failed', [failure(lines.join('\n'))])
    expect(text.slice(-2)).toEqual(['  line 30', '  …'])
  })

  it('omits stack frames of the runner', () => {
    const stack = [
      'Error: 3 is not 4',
      '    at a.test.ts:2:7',
      '    at run (/x/node_modules/runner/run.js:9:1)',
    ]
    expect(formatFailures('failed', [failure(stack.join('\n'))]).slice(-2)).toEqual([
      '  Error: 3 is not 4',
      '      at a.test.ts:2:7',
    ])
  })

  it('lists only the names when there are many', () => {
    const lines = formatFailures('failed', Array(22).fill(failure('Error')))
    expect(lines.filter((line) => line === 'a.test.ts:1  adds up')).toHaveLength(22)
    expect(lines.filter((line) => line === '  Error')).toHaveLength(20)
  })

  it('is empty when nothing failed', () => {
    expect(formatFailures('failed', [])).toEqual([])
  })

  it('lists tests that needed a second attempt', () => {
    expect(summarize(7, 0, [])).toEqual(['7 passed, 0 failed'])
    expect(summarize(7, 0, [failure('Error')])).toEqual([
      '7 passed, 0 failed',
      expect.stringMatching(/^NOT CLEAN: 1 test passed only at the second attempt/),
      '  a.test.ts:1  adds up',
    ])
  })

  it('shows the last lines of other checks', () => {
    const lines = Array.from({ length: 50 }, (_, index) => `line ${index + 1}`)
    expect(lastLines(`${lines.join('\n')}\n`).split('\n')).toEqual(lines.slice(20))
  })
})
