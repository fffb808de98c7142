import { cases } from '../../contract/cases/index.ts'
import { operationOf } from '../../contract/suite/contract.ts'
import type { Check } from '../check.ts'
import { Skip } from '../skip.ts'

/** Cases about the mock itself, which backends don't have. */
const OF_THE_MOCK = ['scenarios']

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Contract cases, for servers with the mock's test data and a movable clock. */
export const caseChecks: readonly Check[] = cases
  .filter(({ group }) => !OF_THE_MOCK.includes(group))
  .map(({ group, name, reaches, run }) => ({
    id: `cases/${slug(group)}/${slug(name)}`,
    group: 'cases',
    tag: reaches ? operationOf(reaches.operation).tag : null,
    title: `${group}, ${name}`,
    async run({ hooks, seeded }) {
      if (!hooks.offered.has('scenario')) throw new Skip('needs the hook “scenario”')
      await seeded.begin()
      await run(seeded)
      await seeded.end()
    },
  }))
