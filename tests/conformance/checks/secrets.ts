import assert from 'node:assert/strict'
import type { OperationId } from '#mocks/engine/types.ts'
import { sample } from '../../contract/cases/support/sample.ts'
import { bodyOf, type Request } from '../../contract/suite/api.ts'
import { type ContractOperation, contract, operationOf } from '../../contract/suite/contract.ts'
import { type Check, check } from '../check.ts'
import type { CheckContext } from '../check-context.ts'
import { cleanUp, withResource } from '../crud.ts'
import { containers, databases, fixtureOf, pathOf } from '../crud-fixtures.ts'
import { createdItem, type Item } from '../existing-resources.ts'
import { Skip } from '../skip.ts'

/** Reads of the whole organization that might repeat what a request contained. */
const EVERYWHERE: readonly OperationId[] = [
  'listAuditEntries',
  'exportAuditLog',
  'listActivity',
  'listNotifications',
]

const isText = ({ responses }: ContractOperation) =>
  responses.every(
    ({ contentType }) => contentType !== 'text/event-stream' && contentType !== 'application/pdf',
  )

/** Reads of a tag, of what a path names if its ids are known. */
function readsOf(tag: string, path: NonNullable<Request['path']>): readonly ContractOperation[] {
  return contract.filter(
    (it) =>
      it.tag === tag &&
      it.method === 'GET' &&
      isText(it) &&
      it.parameters.every(({ name, in: place }) => place !== 'path' || name in path),
  )
}

/** Fails if a read of the tag, or of the organization, contains a secret. */
async function assertNotExposed(
  context: CheckContext,
  tag: string,
  secret: string,
  path: NonNullable<Request['path']> = {},
) {
  const everywhere = EVERYWHERE.map(operationOf)
  for (const operation of [...readsOf(tag, path), ...everywhere]) {
    const text = await textOf(context, operation, path)
    assert.ok(!text.includes(secret), `${operation.id} contains the secret`)
  }
}

/** Response as text; empty if the server does not have the operation. */
async function textOf(
  context: CheckContext,
  operation: ContractOperation,
  path: NonNullable<Request['path']>,
) {
  try {
    const response = await context.send(operation.id, { ...sample(operation), path })
    return JSON.stringify(response.body) ?? ''
  } catch (error) {
    if (error instanceof Skip) return ''
    throw error
  }
}

const channels = fixtureOf('createNotificationChannel')

/** Text that nothing else contains. */
const madeUp = (context: CheckContext) => `Zq8${context.name('secret').replaceAll('-', '')}X7kP`

export const secretChecks: readonly Check[] = [
  check(
    'secrets',
    'createNotificationChannel',
    'masks the secret of a destination everywhere',
    async (context) => {
      const secret = madeUp(context)
      const destination = `https://hooks.slack.com/services/T0CHECKS0/B0CHECKS0/${secret}`
      const body = { name: context.name(), type: 'slack', destination }
      const response = await context.send('createNotificationChannel', { body })
      assert.equal(response.status, 201, `it returned ${response.outcome}`)
      const item = createdItem(response.body)
      try {
        assert.ok(!JSON.stringify(item).includes(secret), 'the response of the creation contains the secret')
        assert.equal(item.isMasked, true, 'isMasked')
        const path = pathOf(channels, item)
        await assertNotExposed(context, 'notification-channels', secret, path)
        const { headers } = await context.send('getNotificationChannel', { path })
        const changed = await context.send('updateNotificationChannel', {
          path,
          headers: { 'if-match': headers.get('etag') ?? '' },
          body: { name: context.name() },
        })
        assert.equal(changed.status, 200, `updateNotificationChannel returned ${changed.outcome}`)
        assert.ok(
          !JSON.stringify(changed.body).includes(secret),
          'the response of updateNotificationChannel contains the secret',
        )
      } finally {
        await cleanUp(context, channels, item)
      }
    },
  ),
  check('secrets', 'createContainer', 'never returns the value of a secret variable', async (context) => {
    const secret = madeUp(context)
    const env = [{ name: 'DATABASE_PASSWORD', value: secret, secret: true }]
    const withSecret = {
      ...containers,
      createBody: async (...of: Parameters<typeof containers.createBody>) => ({
        ...(await containers.createBody(...of)),
        env,
      }),
    }
    await withResource(context, withSecret, async (item) => {
      const read = bodyOf(await context.api.send('getContainer', { path: { containerId: String(item.id) } }))
      assert.deepEqual(
        read.env.map(({ name, value }) => [name, value]),
        [['DATABASE_PASSWORD', null]],
      )
      await assertNotExposed(context, 'containers', secret, pathOf(containers, item))
    })
  }),
  check('secrets', 'createDatabaseUser', 'returns a password only where the contract says so', (context) =>
    withResource(context, databases, async (database) => {
      const path = pathOf(databases, database)
      const body = {
        ...sample(operationOf('createDatabaseUser')),
        path,
        body: { name: 'checks', role: 'read_only' },
      }
      const response = await context.send('createDatabaseUser', body)
      assert.equal(response.status, 201, `it returned ${response.outcome}`)
      const { user, password } = response.body as { readonly user: Item; readonly password: string }
      const revealed = await context.send('revealDatabaseUserPassword', {
        path: { ...path, databaseUserId: String(user.id) },
      })
      assert.equal(
        (revealed.body as { readonly password: unknown }).password,
        password,
        'the revealed password',
      )
      await assertNotExposed(context, 'databases', password, path)
    }),
  ),
  check('secrets', 'createApiKey', 'returns the secret of a key once', async (context) => {
    await context.signIn('owner')
    const body = { name: context.name(), scope: 'read_only' }
    const { key, secret } = bodyOf(await context.api.send('createApiKey', { as: 'session', body }))
    try {
      assert.ok(secret.startsWith(key.hint), 'the hint is not how the secret begins')
      assert.ok(key.hint.length * 2 < secret.length, 'the hint is half of the secret or more')
      await assertNotExposed(context, 'api-keys', secret)
    } finally {
      await context.unrecorded(async () => {
        await context.signIn('owner')
        await context.api.send('revokeApiKey', { as: 'session', path: { apiKeyId: key.id } })
      })
    }
  }),
  check('secrets', 'createPaymentMethod', 'keeps only the last four digits of a card', async (context) => {
    await context.signIn('owner')
    const number = '4242424242424242'
    const holderName = context.name('Ada')
    const card = { number, securityCode: '917', expiryMonth: 8, expiryYear: 2034, holderName }
    const response = await context.api.send('createPaymentMethod', { as: 'session', body: { card } })
    assert.ok(response.status < 300, `it returned ${response.outcome}`)
    assert.ok(!JSON.stringify(response.body).includes(number), 'the response contains the number')
    const { id } = response.body as Item
    try {
      await assertNotExposed(context, 'payment-methods', number)
      await assertNotExposed(context, 'payment-methods', '"917"')
    } finally {
      await context.unrecorded(async () => {
        await context.signIn('owner')
        await context.api.send('deletePaymentMethod', {
          as: 'session',
          path: { paymentMethodId: String(id) },
        })
      })
    }
  }),
]
