import assert from 'node:assert/strict'
import { sample } from '../../contract/cases/support/sample.ts'
import type { OutcomeName } from '../../contract/suite/contract.ts'
import { contract, operationOf } from '../../contract/suite/contract.ts'
import { type Check, check } from '../check.ts'
import type { CheckContext } from '../check-context.ts'
import { crudFixtures, pathOf } from '../crud-fixtures.ts'
import { existingPath, ownPath } from '../denials.ts'
import { createdItem, type Item } from '../existing-resources.ts'
import { Skip } from '../skip.ts'
import { bodyFieldsOf } from '../updates.ts'

/** Ids that are the same for all organizations, or secrets of a link. */
const COMMON = [
  '{token}',
  '{marketplaceAppId}',
  '{challengeId}',
  '{signUpId}',
  '{domainPurchaseId}',
  '{chatId}',
]

/** Ids of a person, not of an organization; lists of other people don't show them. */
const PERSONAL = ['{sessionId}', '{apiKeyId}', '{notificationId}', '{cardConfirmationId}']

const writes = contract.filter(
  ({ method, path, signedIn, keyScope }) =>
    method !== 'GET' &&
    signedIn &&
    keyScope !== 'none' &&
    path.includes('{') &&
    ![...COMMON, ...PERSONAL].some((id) => path.includes(id)),
)

/** Operation that reads what a path names. */
const readOf = (path: string) =>
  contract.find((it) => it.method === 'GET' && it.path === path.slice(0, path.indexOf('}') + 1))

async function unlessGone(context: CheckContext, id: string, path: Readonly<Record<string, string>>) {
  const read = readOf(id)
  if (!read) return null
  const { body } = await context.send(read.id, { path })
  const { id: found, status, transition, updatedAt, name, domain } = body as Item
  return { found, status, transition, updatedAt, name, domain }
}

/** Sends a creation as the stranger, and deletes what it created. */
async function createAs(
  context: CheckContext,
  fixture: (typeof crudFixtures)[number],
  more: object,
): Promise<OutcomeName> {
  const { create, remove } = fixture
  const as = await context.stranger(operationOf(create))
  const body = { ...(await fixture.createBody(context, context.name())), ...more }
  const response = await context.api.send(create, { as, body })
  if (response.status < 300) {
    const path = pathOf(fixture, createdItem(response.body))
    await context.unrecorded(() => context.api.send(remove, { as, path }))
  }
  return response.outcome
}

export const tenancyWriteChecks: readonly Check[] = [
  ...writes.map((operation) =>
    check('tenancy', operation.id, 'does nothing to what another organization has', async (context) => {
      const path = (await ownPath(context, operation)) ?? (await existingPath(context, operation))
      if (!path) throw new Skip(`needs an item for ${operation.path}`)
      const before = await unlessGone(context, operation.path, path)
      const as = await context.stranger(operation)
      const valid = sample(operation)
      const theirs = await context.api.send(operation.id, { ...valid, path, as })
      assert.equal(theirs.outcome, '404 not_found')
      assert.deepEqual(await unlessGone(context, operation.path, path), before, 'what it would have changed')
    }),
  ),
  ...crudFixtures
    .filter(({ create }) => bodyFieldsOf(create).includes('projectId'))
    .map((fixture) =>
      check('tenancy', fixture.create, 'takes no project of another organization', async (context) => {
        const projects = await context.send('listProjects')
        const [project] = (projects.body as { readonly items: readonly Item[] }).items
        if (!project) throw new Skip('needs a project')
        const theirs = await createAs(context, fixture, { projectId: project.id })
        const nobodys = await createAs(context, fixture, { projectId: 'prj_0000000000zz' })
        assert.ok(theirs.startsWith('4'), `it returned ${theirs}`)
        assert.equal(theirs, nobodys, 'the project of another organization, and one that does not exist')
      }),
    ),
]
