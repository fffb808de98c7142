import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { countTests } from './counts.ts'
import { readFailures } from './failures.ts'
import { splitReport } from './split-report.ts'
import { suites } from './suites.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'split-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const fileOf = (script: string) => join(folder, `${script.replace(':', '-')}.json`)

function result(name: string, status: string, ms: number, ...statuses: string[]) {
  return {
    name: join(process.cwd(), name),
    status,
    message: '',
    startTime: 1000,
    endTime: 1000 + ms,
    assertionResults: statuses.map((status) => ({ fullName: name, status })),
  }
}

it('gives each suite its files, its counts and its part of the time', () => {
  const file = join(folder, 'all.json')
  const testResults = [
    result('src/domain/csv.test.ts', 'passed', 100, 'passed', 'todo'),
    result('mocks/db/list.test.ts', 'failed', 200, 'passed', 'failed', 'skipped'),
    result('tests/contract/msw.test.ts', 'passed', 700, 'passed', 'passed'),
  ]
  writeFileSync(file, JSON.stringify({ numPassedTests: 4, testResults }))
  const reports = splitReport(file, suites, fileOf)
  expect(
    reports.flatMap(({ script, file, share }) => {
      const { passed, failed, skipped } = countTests('vitest', file)
      return share > 0 ? [[script, share, passed, failed, skipped]] : []
    }),
  ).toEqual([
    ['test:unit', 0.3, 2, 1, 2],
    ['test:contract', 0.7, 2, 0, 0],
  ])
  expect(readFailures('vitest', fileOf('test:unit')).failed.map(({ place }) => place)).toEqual([
    'mocks/db/list.test.ts',
  ])
  expect(readFailures('vitest', fileOf('test:contract')).failed).toEqual([])
})

it('gives nothing without a report', () => {
  expect(splitReport(join(folder, 'nothing.json'), suites, fileOf)).toEqual([])
})
