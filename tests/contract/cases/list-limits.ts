import assert from 'node:assert/strict'
import type { Vm } from '#src/api/generated/types.gen.ts'
import { type AnyResponse, type Api, bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { channelRequest, createRule } from './support/alerts.ts'
import { asOwner, card, invoiceThatIs, pay } from './support/cards.ts'
import { createFirewall } from './support/firewalls.ts'
import { createLoadBalancer } from './support/load-balancers.ts'

/** Lists without pages refuse an entry beyond the contract's `maxItems`. `array-bounds.ts` names them. */

const LIMIT = '409 limit_reached'
const AT_THE_LIMIT = 'beyond the limit, naming it and a way out'

const fullLists = (api: Api) => api.mocks.scenario({ seedVariants: ['full-lists'] })

/** Checks that the detail states the limit and ends with what to do. */
function tells<Response extends AnyResponse>(response: Response, limit: string): Response {
  const { detail } = problemOf(response)
  assert.match(detail, new RegExp(`can have ${limit} .+\\. .+, then try again\\.$`))
  return response
}

/** The seed's only VM with as many firewalls and load balancers as possible. */
async function fullVm(api: Api): Promise<Vm> {
  const { items } = bodyOf(await api.send('listVms', { query: { pageSize: 100 } }))
  const [vm, ...others] = items.filter((it) => it.attachedFirewalls.length === 100)
  assert.ok(vm !== undefined && others.length === 0)
  assert.equal(vm.attachedLoadBalancers.length, 100)
  return vm
}

const key = {
  name: 'one-too-many',
  publicKey: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHWzAgRffi7yi/XiuxMSfKVuEJqWNGRbCNpASGAaCBR0 laptop',
}

export const listLimitCases: readonly ContractCase[] = [
  reaches('createSshKey', LIMIT, AT_THE_LIMIT, async (api) => {
    await fullLists(api)
    const { items } = bodyOf(await api.send('listSshKeys'))
    assert.equal(items.length, 1000)
    const response = tells(await api.send('createSshKey', { body: key }), '1,000')
    await api.send('deleteSshKey', { path: { sshKeyId: items[0]?.id ?? '' } })
    assert.equal((await api.send('createSshKey', { body: key })).status, 201)
    return response
  }),

  reaches('createSavedView', LIMIT, AT_THE_LIMIT, async (api) => {
    await fullLists(api)
    assert.equal(bodyOf(await api.send('listSavedViews')).items.length, 1000)
    const body = { name: 'One too many', path: '/compute/vms' }
    return tells(await api.send('createSavedView', { body }), '1,000')
  }),

  reaches('createProject', LIMIT, AT_THE_LIMIT, async (api) => {
    await fullLists(api)
    for (const operation of ['listProjects', 'listProjectUsage', 'listProjectCosts'] as const)
      assert.equal(bodyOf(await api.send(operation)).items.length, 1000)
    return tells(await api.send('createProject', { body: { name: 'One too many' } }), '1,000')
  }),

  reaches('createBudget', LIMIT, AT_THE_LIMIT, async (api) => {
    await fullLists(api)
    assert.equal(bodyOf(await api.send('listBudgets')).items.length, 1000)
    const body = { name: 'One too many', amount: { amount: 10_000, currency: 'USD' } }
    return tells(await api.send('createBudget', { body }), '1,000')
  }),

  reaches('createNotificationChannel', LIMIT, AT_THE_LIMIT, async (api) => {
    await fullLists(api)
    assert.equal(bodyOf(await api.send('listNotificationChannels')).items.length, 1000)
    return tells(await api.send('createNotificationChannel', { body: channelRequest() }), '1,000')
  }),

  reaches('createAlertSilence', LIMIT, 'counts silences in effect only', async (api) => {
    await fullLists(api)
    const { items } = bodyOf(await api.send('listAlertSilences'))
    assert.equal(items.length, 1000)
    const { id: ruleId } = await createRule(api)
    const silence = { body: { ruleId, durationMinutes: 60 } }
    const response = tells(await api.send('createAlertSilence', silence), '1,000')
    await api.send('endAlertSilence', { path: { alertSilenceId: items[0]?.id ?? '' } })
    assert.equal((await api.send('createAlertSilence', silence)).status, 201)
    return response
  }),

  reaches('createDatabaseUser', LIMIT, AT_THE_LIMIT, async (api) => {
    await fullLists(api)
    const { items } = bodyOf(await api.send('listDatabases', { query: { status: 'running', pageSize: 100 } }))
    for (const { id: databaseId } of items) {
      const path = { databaseId }
      const users = bodyOf(await api.send('listDatabaseUsers', { path })).items.length
      const body = { name: 'one_too_many', role: 'read_only' }
      const response = await api.send('createDatabaseUser', { path, body })
      if (users === 200) return tells(response, '200')
      assert.equal(response.status, 201)
    }
    throw new Error('no database has 200 users')
  }),

  reaches('createPaymentMethod', LIMIT, AT_THE_LIMIT, async (api) => {
    await fullLists(api)
    await asOwner(api)
    assert.equal(bodyOf(await api.send('listPaymentMethods')).items.length, 1000)
    return tells(await api.send('createPaymentMethod', { body: { card: card() } }), '1,000')
  }),

  reaches('payInvoice', LIMIT, 'does not charge a card that it could not save', async (api) => {
    await api.mocks.scenario({ seedVariants: ['full-lists', 'overdue-invoices'] })
    await asOwner(api)
    const invoice = await invoiceThatIs(api, 'overdue')
    const response = tells(await pay(api, invoice, {}, true), '1,000')
    assert.equal((await pay(api, invoice)).status, 201)
    return response
  }),

  reaches('assignFirewall', LIMIT, 'names the VM, and assigns to none', async (api) => {
    await fullLists(api)
    const vm = await fullVm(api)
    const { items: firewalls } = bodyOf(await api.send('listFirewalls', { query: { pageSize: 100 } }))
    const other = firewalls.find((it) => vm.attachedFirewalls.every(({ id }) => id !== it.id))
    assert.ok(other !== undefined)
    const { items: vms } = bodyOf(await api.send('listVms'))
    const free = vms.find((it) => it.attachedFirewalls.length === 0)
    const path = { firewallId: other.id }
    const response = await api.send('assignFirewall', { path, body: { vmIds: [free?.id, vm.id] } })
    assert.match(problemOf(response).detail, new RegExp(`can have 100 firewalls, and ${vm.name} already`))
    assert.deepEqual(
      problemOf(response).errors?.map(({ pointer }) => pointer),
      ['/vmIds/1'],
    )
    assert.equal(bodyOf(await api.send('getFirewall', { path })).vmCount, other.vmCount)
    // Assigning again what is assigned adds nothing.
    const same = { firewallId: vm.attachedFirewalls[0]?.id ?? '' }
    assert.equal((await api.send('assignFirewall', { path: same, body: { vmIds: [vm.id] } })).status, 200)
    return response
  }),

  reaches('createFirewall', LIMIT, 'for a VM with as many as it can have', async (api) => {
    await fullLists(api)
    return createFirewall(api, { vmIds: [(await fullVm(api)).id] })
  }),

  reaches('addLoadBalancerTargets', LIMIT, 'a VM behind as many as it can be', async (api) => {
    await fullLists(api)
    const vm = await fullVm(api)
    const { id } = bodyOf(await createLoadBalancer(api, { region: vm.region }))
    const path = { loadBalancerId: id }
    return api.send('addLoadBalancerTargets', { path, body: { vmIds: [vm.id] } })
  }),

  reaches('createLoadBalancer', LIMIT, 'for a VM behind as many as it can be', async (api) => {
    await fullLists(api)
    const vm = await fullVm(api)
    return createLoadBalancer(api, { region: vm.region, vmIds: [vm.id] })
  }),

  behaves('logIn', 'ends the session used longest ago when there are 200', async (api) => {
    await fullLists(api)
    await asOwner(api)
    const before = bodyOf(await api.send('listSessions')).items
    assert.equal(before.length, 200)
    await api.forgetCookies()
    await api.mocks.advance('PT1M')
    await asOwner(api)
    const after = bodyOf(await api.send('listSessions')).items
    assert.equal(after.length, 200)
    assert.deepEqual(
      after.slice(1).map(({ id }) => id),
      before.slice(0, -1).map(({ id }) => id),
    )
  }),
]
