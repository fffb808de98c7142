import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countTests } from './counts.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'counts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function report(contents: object): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(contents))
  return file
}

describe('the tests of a report', () => {
  it('are counted for Vitest', () => {
    const file = report({
      numPassedTests: 7,
      numFailedTests: 2,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [],
    })
    expect(countTests('vitest', file)).toEqual({ passed: 7, failed: 2, skipped: 2, flaky: 0 })
  })

  it('are counted for Playwright, a flaky one as both passed and flaky', () => {
    const file = report({
      suites: [],
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3, duration: 12.5 },
    })
    expect(countTests('playwright', file)).toEqual({ passed: 6, failed: 1, skipped: 3, flaky: 1 })
  })

  it('are zero without a report', () => {
    expect(countTests('vitest', join(folder, 'nothing.json'))).toEqual({
      passed: 0,
      failed: 0,
      skipped: 0,
      flaky: 0,
    })
  })

  it('throw for an unknown report format', () => {
    expect(() => countTests('playwright', report({ numPassedTests: 7 }))).toThrow()
  })
})
