import { respond } from '#mocks/scenarios/rule.ts'
import type { Mocks } from '#tests/mocks.ts'
import { call } from './support/calls.ts'
import { brokenConnection, expect, mocksIn, START, test } from './support/fixtures.ts'
import { vmList } from './support/vm-pages.ts'

/** The `mocks` fixture; see `tests/mocks/README.md`. */

test.use({ persona: 'owner', shareDocument: false })

test('sets scenario and rules before the first page opens', async ({ mocks, open, page, guard }) => {
  guard.allow(/status of 500/)
  await mocks.use('empty')
  const forced = await mocks.on('listVms').respondWith(500)
  await open('/compute/vms')
  await expect(page.getByRole('alert').filter({ hasText: 'internal_error' })).toBeVisible()
  await forced.remove()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No virtual machines yet')).toBeVisible()
  expect((await mocks.scenario()).dataset).toBe('empty')
})

test('rules for one operation: once, by number, by parameters', async ({
  mocks,
  open,
  page,
  guard,
  backend,
}) => {
  guard.allow(/status of \d+/)
  guard.allow(brokenConnection(backend))
  await open('/documentation')
  const statuses = async (...paths: string[]) => {
    const responses: Array<number | null> = []
    for (const path of paths) responses.push((await call(page, path)).status)
    return responses
  }
  const once = await mocks.on('listVms').once().respondWith(503, 'unavailable', { retryAfter: 7 })
  await mocks.on('listVolumes').fromCall(2).respondWith(500)
  await mocks
    .on('listDatabases')
    .where({ query: { q: 'orders' } })
    .fail('connection-reset')
  expect(await statuses('/vms', '/vms')).toEqual([503, 200])
  expect(await statuses('/volumes', '/volumes', '/volumes')).toEqual([200, 500, 200])
  expect(await statuses('/databases', '/databases?q=orders')).toEqual([200, null])
  const entries = await mocks.log.of('listVms')
  expect(entries.map(({ status, rule }) => [status, rule])).toEqual([
    [503, once.id],
    [200, backend === 'mixed' ? 'live tag:virtual-machines' : null],
  ])
  await mocks.use({ rules: [respond('listVms', 500, 'internal_error')] })
  expect(await statuses('/vms', '/databases?q=orders')).toEqual([500, 200])
})

test('clock, mails, and an exported and imported world', async ({ mocks, open, page, newBrowser }) => {
  await open('/compute/vms?q=bastion')
  const list = vmList(page)
  await list.choose('bastion-us', 'Stop')
  await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click()
  await expect(list.row('bastion-us')).toContainText('Stopping')
  const before = await mocks.snapshot()
  await mocks.clock.advance('1h')
  expect(await mocks.clock.now()).toEqual(new Date(START.getTime() + 3_600_000))
  expect(await page.evaluate(() => Date.now())).toBe(START.getTime() + 3_600_000)
  await expect(list.row('bastion-us')).toContainText('Stopped')

  await call(page, '/password-resets', 'POST', { email: 'viewer@nimbus.example' })
  const mail = await mocks.outbox.last({ to: 'viewer@nimbus.example', kind: 'password-reset' })
  expect(mail.facts.link).toContain('/reset-password/')

  const other = await newBrowser({ ownWorld: true })
  await other.open('/')
  const theirs = mocksIn(other.page)
  await theirs.restore(before)
  expect(await theirs.outbox.all()).toEqual([])
  expect(await mocks.log.violations()).toEqual([])
})

/** Not run: calls that the contract does not document must not compile. */
const doesNotCompile = async (mocks: Mocks): Promise<void> => {
  await mocks.on('payInvoice').respondWith(402, 'card_declined')
  // @ts-expect-error: no such operation
  await mocks.on('createVms').respondWith(409)
  await mocks.on('createVm').respondWith(402)
  // @ts-expect-error: startVm never responds with 402
  await mocks.on('startVm').respondWith(402)
  // @ts-expect-error: a success is no problem
  await mocks.on('createVm').respondWith(201)
  // @ts-expect-error: a code of another status
  await mocks.on('createVm').respondWith(422, 'quota_exceeded')
  // @ts-expect-error: no such fault
  await mocks.on('createVm').fail('bad-luck')
  // @ts-expect-error: no span of time
  await mocks.clock.advance('1 hour')
}
void doesNotCompile
