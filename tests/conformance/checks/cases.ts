import { cases } from '../../contract/cases/index.ts'
import type { ContractCase } from '../../contract/suite/case.ts'
import { contract } from '../../contract/suite/contract.ts'
import type { Check } from '../check.ts'
import { Skip } from '../skip.ts'
import { OWN_CASES } from './own-cases.ts'

/** Cases about the mock itself, which backends don't have. */
const OF_THE_MOCK = ['scenarios']

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const slugOf = ({ group, name }: ContractCase) => `${slug(group)}/${slug(name)}`

/** Ids of cases that were renamed or removed. */
export const unknownOwnCases: readonly string[] = [...OWN_CASES].filter(
  (id) => !cases.some((it) => slugOf(it) === id),
)

const tags = new Map<string, string>(contract.map(({ id, tag }) => [id, tag]))

/** Contract cases, for servers with the mock's test data and a movable clock. */
export const caseChecks: readonly Check[] = cases
  .filter((it) => !OF_THE_MOCK.includes(it.group) && !OWN_CASES.has(slugOf(it)))
  .map((it) => ({ ...it, id: `cases/${slugOf(it)}` }))
  .map(({ id, group, name, reaches, run }) => ({
    id,
    group: 'cases',
    tag: tags.get(reaches?.operation ?? group) ?? null,
    title: `${group}, ${name}`,
    async run({ hooks, seeded }) {
      if (!hooks.offered.has('scenario')) throw new Skip('needs the hook “scenario”')
      await seeded.begin()
      await run(seeded)
      await seeded.end()
    },
  }))
