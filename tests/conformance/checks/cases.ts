import { readFileSync } from 'node:fs'
import { cases } from '../../contract/cases/index.ts'
import type { ContractCase } from '../../contract/suite/case.ts'
import { contract } from '../../contract/suite/contract.ts'
import { type Check, slug } from '../check.ts'
import { Skip } from '../skip.ts'
import { MOCK_ONLY_CASES } from './mock-only-cases.ts'

/** Cases about the mock itself, which backends don't have. */
const OF_THE_MOCK = ['scenarios']

const slugOf = ({ group, name }: ContractCase) => `${slug(group)}/${slug(name)}`

/** Ids of cases that were renamed or removed. */
export const unknownMockOnlyCases = (): string[] => {
  const known = new Set(cases.map(slugOf))
  return [...MOCK_ONLY_CASES, ...Object.values(ASSUMPTIONS).flatMap((ids) => [...ids])].filter(
    (id) => !known.has(id),
  )
}

/** Ids in a file, one a line. */
const idsIn = (file: string): ReadonlySet<string> =>
  new Set(
    readFileSync(new URL(`./case-assumptions/${file}`, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== ''),
  )

/** Cases that assume how long the mock's transitions take, and those that assume items of the demo data. */
const ASSUMPTIONS = { 'the mock’s pace': idsIn('pace.txt'), 'the demo data': idsIn('data.txt') } as const

const assumptionsOf = (id: string): string[] =>
  Object.entries(ASSUMPTIONS).flatMap(([assumption, ids]) => (ids.has(id) ? assumption : []))

/** Cases that only a server with the mock's pace and data passes. */
export const isBoundToMock = ({ id }: Pick<Check, 'id'>): boolean =>
  assumptionsOf(id.replace(/^cases\//, '')).length > 0

const tags = new Map<string, string>(contract.map(({ id, tag }) => [id, tag]))

/** Contract cases, for servers with the mock's test data and a movable clock. */
export const caseChecks: readonly Check[] = cases
  .filter((it) => !OF_THE_MOCK.includes(it.group) && !MOCK_ONLY_CASES.has(slugOf(it)))
  .map((it) => ({ ...it, id: slugOf(it) }))
  .map(({ id, group, name, reaches, run }) => ({
    id: `cases/${id}`,
    group: 'cases',
    tag: tags.get(reaches?.operation ?? group) ?? null,
    title: [`${group}, ${name}`, ...assumptionsOf(id).map((it) => `assumes ${it}`)].join('; '),
    async run({ hooks, seeded }) {
      if (!hooks.available.has('scenario')) throw new Skip('needs the hook “scenario”')
      await seeded.begin()
      await run(seeded)
      await seeded.end()
    },
  }))
