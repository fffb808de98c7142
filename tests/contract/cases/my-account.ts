import assert from 'node:assert/strict'
import { bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { card } from './support/cards.ts'
import { grace, signUpOf } from './support/sign-ups.ts'
import { codeOf, lastNotification, withTwoFactor } from './support/two-factor.ts'

const ADMIN = 'admin@nimbus.example'
const OWNER = 'owner@nimbus.example'
const password = 'Nimbus-Demo-1!'
const strong = 'Nimbus-Demo-2!'

const pointerOf = (response: Parameters<typeof problemOf>[0]) => problemOf(response).errors?.[0]?.pointer

export const myAccountCases: readonly ContractCase[] = [
  reaches('changePassword', '200', 'the new password works, and other sessions end', async (api) => {
    await api.logIn()
    await api.forgetCookies()
    await api.logIn()
    const others = bodyOf(await api.send('listSessions')).items.length - 1
    const response = await api.send('changePassword', {
      body: { currentPassword: password, password: strong },
    })
    assert.ok(others > 0)
    assert.deepEqual(response.body, { ended: others })
    assert.equal((await api.send('getMe', { as: 'session' })).status, 200)
    assert.equal(await lastNotification(api), 'Your password was changed')
    assert.equal((await api.logIn()).outcome, '401 invalid_credentials')
    assert.equal((await api.logIn(ADMIN, { password: strong })).status, 200)
    return response
  }),

  reaches('changePassword', '422 password_wrong', 'the current one', async (api) => {
    await api.logIn()
    const response = await api.send('changePassword', {
      body: { currentPassword: 'wrong', password: strong },
    })
    assert.equal(pointerOf(response), '/currentPassword')
    return response
  }),

  reaches('changePassword', '422 password_requirements', 'the new one is too weak', async (api) => {
    await api.logIn()
    const response = await api.send('changePassword', {
      body: { currentPassword: password, password: 'weak' },
    })
    assert.equal(pointerOf(response), '/password')
    return response
  }),

  reaches('changePassword', '422 password_unchanged', 'the new one is the old one', async (api) => {
    await api.logIn()
    const response = await api.send('changePassword', { body: { currentPassword: password, password } })
    assert.equal(pointerOf(response), '/password')
    return response
  }),

  reaches(
    'changePassword',
    '429 too_many_attempts',
    'wrong passwords are throttled as at sign-in',
    async (api) => {
      await api.logIn()
      for (let count = 0; count < 5; count += 1) {
        await api.send('changePassword', { body: { currentPassword: 'wrong', password: strong } })
      }
      return api.send('changePassword', { body: { currentPassword: password, password: strong } })
    },
  ),

  reaches('getAccountClosure', '200', 'possible for a member, not for the last Owner', async (api) => {
    await api.logIn(OWNER)
    const owner = bodyOf(await api.send('getAccountClosure'))
    assert.equal(owner.allowed, false)
    assert.deepEqual(
      owner.organizations.map(({ outcome }) => outcome),
      ['sole_owner'],
    )
    await api.logIn(ADMIN)
    const response = await api.send('getAccountClosure')
    const { allowed, codeRequired, organizations } = bodyOf(response)
    assert.deepEqual([allowed, codeRequired], [true, false])
    assert.equal(organizations[0]?.outcome, 'left')
    assert.deepEqual(organizations[0]?.resources, { total: 0, snapshotCount: 0, items: [] })
    return response
  }),

  reaches('closeAccount', '204', 'ends the session and frees the address', async (api) => {
    await api.logIn()
    const response = await api.send('closeAccount', { body: { password } })
    assert.equal(await api.sessionCookie(), null)
    assert.equal((await api.send('getMe', { as: 'admin' })).outcome, '401 invalid_api_key')
    assert.equal((await api.logIn()).outcome, '401 invalid_credentials')
    assert.equal((await api.mocks.mailsTo(ADMIN))[0]?.kind, 'account-closed')
    assert.equal((await api.send('listVms', { as: 'owner' })).status, 200)
    const anew = await signUpOf(api, ADMIN)
    assert.equal(anew.user.email, ADMIN)
    assert.equal(anew.teamRole, 'Owner')
    return response
  }),

  behaves(
    'closeAccount',
    'closes an organization without other members, and lists its resources',
    async (api) => {
      const { organization } = await signUpOf(api)
      const [plan] = bodyOf(await api.send('getFirewallCatalog', { as: 'session' })).plans
      await api.send('createFirewall', { as: 'session', body: { name: 'only-mine', planId: plan?.id } })
      await api.mocks.advance('PT1M')
      const closure = bodyOf(await api.send('getAccountClosure'))
      assert.deepEqual(
        closure.organizations.map(({ id, outcome, otherMembers }) => [id, outcome, otherMembers]),
        [[organization.id, 'closed', 0]],
      )
      assert.deepEqual(
        closure.organizations[0]?.resources.items.map(({ type, name }) => [type, name]),
        [['firewall', 'only-mine']],
      )
      assert.equal(closure.organizations[0]?.resources.total, 1)
      assert.equal((await api.send('closeAccount', { body: { password: grace.password } })).status, 204)
      await api.mocks.advance('P1D')
      await signUpOf(api)
      assert.equal(bodyOf(await api.send('listFirewalls', { as: 'session' })).total, 0)
    },
  ),

  reaches('closeAccount', '409 sole_owner', 'other members would have no Owner', async (api) => {
    await api.logIn(OWNER)
    const response = await api.send('closeAccount', { body: { password } })
    assert.match(problemOf(response).detail, /Nimbus Demo/)
    assert.equal((await api.send('getMe', { as: 'session' })).status, 200)
    return response
  }),

  reaches('closeAccount', '409 invoices_unpaid', 'of an organization that would be closed', async (api) => {
    await signUpOf(api)
    const { plans } = bodyOf(await api.send('getFirewallCatalog', { as: 'session' }))
    const plan = plans.find(({ monthlyPrice }) => monthlyPrice.amount > 0)
    await api.send('createFirewall', { as: 'session', body: { name: 'only-mine', planId: plan?.id ?? '' } })
    await api.mocks.advance('P32D')
    await api.logIn(grace.email, { password: grace.password })
    const closure = bodyOf(await api.send('getAccountClosure'))
    assert.deepEqual([closure.allowed, closure.organizations[0]?.outcome], [false, 'unpaid'])
    const response = await api.send('closeAccount', { body: { password: grace.password } })
    const { items } = bodyOf(await api.send('listInvoices', { as: 'session' }))
    assert.match(problemOf(response).detail, new RegExp(items[0]?.number ?? 'no invoice'))
    for (const { id } of items) {
      const body = { by: 'card', card: card(), saveCard: false } as const
      await api.send('payInvoice', { as: 'session', path: { invoiceId: id }, body })
    }
    const closed = await api.send('closeAccount', { body: { password: grace.password } })
    assert.equal(closed.status, 204)
    return response
  }),

  reaches('closeAccount', '422 password_wrong', 'requires the password again', async (api) => {
    await api.logIn()
    const response = await api.send('closeAccount', { body: { password: 'wrong' } })
    assert.equal(pointerOf(response), '/password')
    return response
  }),

  reaches('closeAccount', '422 code_wrong', 'and the second factor if enabled', async (api) => {
    const { secret } = await withTwoFactor(api)
    assert.equal((await api.send('closeAccount', { body: { password } })).outcome, '422 code_wrong')
    const response = await api.send('closeAccount', { body: { password, code: '000000' } })
    const code = await codeOf(api, secret)
    assert.equal((await api.send('closeAccount', { body: { password, code } })).status, 204)
    return response
  }),

  reaches('closeAccount', '429 too_many_attempts', 'after five wrong passwords', async (api) => {
    await api.logIn()
    for (let count = 0; count < 5; count += 1) {
      await api.send('closeAccount', { body: { password: 'wrong' } })
    }
    return api.send('closeAccount', { body: { password } })
  }),
]
