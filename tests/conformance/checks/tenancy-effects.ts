import assert from 'node:assert/strict'
import type { OperationId } from '#mocks/engine/types.ts'
import type { Caller } from '../../contract/suite/api.ts'
import { contract, operationOf } from '../../contract/suite/contract.ts'
import { type Check, check } from '../check.ts'
import type { CheckContext } from '../check-context.ts'
import { assertCounts } from '../counts.ts'
import { createResource, listItems, withResource } from '../crud.ts'
import { type CrudFixture, crudFixtures, fixtureOf, pathOf, vms, volumes } from '../crud-fixtures.ts'
import { type Item, itemsOf } from '../existing-resources.ts'
import { withForeignResource } from '../foreign-resource.ts'

/** Requests whose body names a resource of another type. */
const references: readonly {
  readonly operation: OperationId
  /** Type of the id in the body. */
  readonly target: CrudFixture
  /** Type of the id in the path; null without one. */
  readonly owner: CrudFixture | null
  body(context: CheckContext, id: unknown): object | Promise<object>
}[] = [
  { operation: 'attachVolume', target: vms, owner: volumes, body: (_, vmId) => ({ vmId }) },
  {
    operation: 'createVolumeSnapshot',
    target: volumes,
    owner: null,
    body: (context, volumeId) => ({ volumeId, name: context.name() }),
  },
  {
    operation: 'addLoadBalancerTargets',
    target: vms,
    owner: fixtureOf('createLoadBalancer'),
    body: (_, id) => ({ vmIds: [id] }),
  },
  {
    operation: 'assignFirewall',
    target: vms,
    owner: fixtureOf('createFirewall'),
    body: (_, id) => ({ vmIds: [id] }),
  },
  {
    operation: 'createAlertRule',
    target: vms,
    owner: null,
    body: async (context, id) => ({
      ...(await fixtureOf('createAlertRule').createBody(context, context.name())),
      resourceIds: [id],
    }),
  },
]

/** A resource of the organization, made if there is none. */
async function someOf(context: CheckContext, fixture: CrudFixture): Promise<Item> {
  const [first] = await listItems(context, fixture)
  return first ?? createResource(context, fixture)
}

const summaries = crudFixtures.flatMap((fixture) => {
  const path = `${operationOf(fixture.list).path}/summary`
  const summary = contract.find((it) => it.method === 'GET' && it.path === path)
  return summary ? [{ fixture, summary: summary.id }] : []
})

export const tenancyEffectChecks: readonly Check[] = [
  ...references.map(({ operation, target, owner, body }) =>
    check('tenancy', operation, `takes no ${target.noun} of another organization`, async (context) => {
      const { id } = await someOf(context, target)
      const compare = async (as: Caller, path: Readonly<Record<string, string>>) => {
        const send = async (reference: unknown) =>
          context.api.send(operation, { as, path, body: await body(context, reference) })
        const unknown = `${String(id).split('_')[0]}_0000000000zz`
        assert.equal((await send(unknown)).outcome, '422 unknown_reference', 'an id that was never assigned')
        assert.equal(
          (await send(id)).outcome,
          '422 unknown_reference',
          `a ${target.noun} of another organization`,
        )
      }
      if (owner) await withForeignResource(context, owner, (item, as) => compare(as, pathOf(owner, item)))
      else await compare(await context.stranger(operationOf(operation)), {})
    }),
  ),
  ...summaries.map(({ fixture, summary }) =>
    check('tenancy', summary, 'counts nothing of another organization', async (context) => {
      const as = await context.stranger(operationOf(summary))
      const read = async () => ((await context.api.send(summary, { as })).body as Item).total
      const counted = () => assertCounts(context, fixture.list, as, read, `total of ${summary}`)
      // Both organizations may have the same number.
      await counted()
      await withResource(context, fixture, counted)
    }),
  ),
  check('tenancy', 'search', 'finds nothing of another organization', (context) =>
    withResource(context, volumes, async ({ id, name }) => {
      const hits = async (as: Caller) =>
        itemsOf(await context.api.send('search', { as, query: { q: String(name) } })).map((hit) => hit.id)
      await context.until(
        () => hits('owner'),
        (found) => found.includes(id),
        'a search result of its own organization',
      )
      const found = await hits(await context.stranger(operationOf('search')))
      assert.ok(!found.includes(id), `another organization finds ${name}`)
    }),
  ),
  check('tenancy', 'streamEvents', 'reports nothing of another organization', async (context) => {
    const as = await context.stranger(operationOf('streamEvents'))
    const stream = await context.api.listen({ as })
    try {
      await withResource(context, volumes, (ours) =>
        withForeignResource(context, volumes, async (theirs) => {
          const named: unknown[] = []
          while (!named.includes(theirs.id)) {
            const event = await stream.next()
            assert.ok(event, `no event of ${theirs.id} came`)
            named.push((event.data as Item).resourceId)
          }
          assert.ok(!named.includes(ours.id), 'another organization is told about a volume')
        }),
      )
    } finally {
      await stream.close()
    }
  }),
]
