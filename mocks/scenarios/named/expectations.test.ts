import { expect, test } from 'vitest'
import { BEGIN, PASSWORD, startScenario, type Visit } from '../../admin/scenario-testing.ts'
import { DAY, MINUTE } from '../../kernel/duration.ts'
import { namedScenarios } from './index.ts'

const CARD = {
  number: '4242424242424242',
  holderName: 'Ada Keller',
  expiryMonth: 12,
  expiryYear: 2030,
  securityCode: '123',
}
const PURCHASE = { domain: 'available.dev', email: 'ada@buyer.example', firstName: 'Ada', lastName: 'Keller' }

const denied = (status: number, code: string) => ({ status, body: { code } })

async function createsVolume({ ask }: Visit, name = 'scratch') {
  return ask('POST', '/volumes', { name, region: 'us-east', typeId: 'voltype_standard', sizeGb: 10 })
}

/** Expected behavior of each scenario, as seen through the API. */
const expectations: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  default: async ({ get, waits }) => {
    expect((await get('/vms')).body.total).toBeGreaterThan(10)
    expect(waits[0]).toBeGreaterThanOrEqual(120)
    const services: { health: string }[] = (await get('/dashboard/services')).body.items
    expect(services.filter(({ health }) => health !== 'healthy')).toHaveLength(1)
    expect((await get('/alerts/summary')).body.activeBySeverity).toEqual({ critical: 1, warning: 1, info: 0 })
    expect((await get('/billing/notices')).body.items).toMatchObject([{ kind: 'budget_threshold' }])
    expect((await get('/invoices?status=paid')).body.total).toBe((await get('/invoices')).body.total)
  },
  empty: async ({ get }) => {
    for (const list of ['vms', 'volumes', 'databases', 'containers', 'firewalls', 'invoices', 'budgets']) {
      expect((await get(`/${list}`)).body.items, list).toEqual([])
    }
  },
  large: async ({ get }) => {
    expect((await get('/vms')).body.total).toBe(10_000)
    expect((await get('/databases')).body.total).toBe(1_000)
  },
  'full-inbox': async ({ get }) =>
    expect((await get('/notifications')).body.unreadCount).toBeGreaterThanOrEqual(120),
  'full-lists': async ({ get, ask }) => {
    for (const list of ['ssh-keys', 'projects', 'budgets', 'notification-channels', 'alert-silences'])
      expect((await get(`/${list}`)).body.items, list).toHaveLength(1_000)
    expect((await get('/me/sessions')).status).toBe(200)
    // As many as the dashboard shows.
    const { items } = (await get('/activity?limit=6')).body
    expect(items.map(({ resource }: { resource: { name: string } }) => resource.name)).not.toContainEqual(
      expect.stringMatching(/^customer-/),
    )
    expect(await ask('POST', '/projects', { name: 'Another' })).toMatchObject(denied(409, 'limit_reached'))
  },
  'long-names': async ({ get }) =>
    expect((await get('/vms?sort=-createdAt')).body.items[0].name).toHaveLength(63),
  owner: async ({ get }) => expect((await get('/session')).body).toMatchObject({ teamRole: 'Owner' }),
  admin: async ({ get }) => expect((await get('/session')).body).toMatchObject({ teamRole: 'Admin' }),
  developer: async ({ get }) => expect((await get('/session')).body).toMatchObject({ teamRole: 'Developer' }),
  viewer: async (visit) => {
    expect((await visit.get('/session')).body).toMatchObject({ teamRole: 'Viewer' })
    expect(await createsVolume(visit)).toMatchObject(denied(403, 'permission_denied'))
  },
  'signed-out': async ({ get, runtime }) => {
    expect(runtime.scenario.document.persona).toBe('signed-out')
    expect((await get('/me')).status).toBe(401)
  },
  'session-expired': async ({ get }) =>
    expect(await get('/me')).toMatchObject(denied(401, 'session_expired')),
  slow: async ({ get, waits }) => {
    for (let i = 0; i < 5; i++) await get('/vms')
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(3000)
    expect(Math.max(...waits)).toBeLessThanOrEqual(5000)
  },
  trickle: async ({ get, waits }) => {
    expect((await get('/vms')).body.items.length).toBeGreaterThan(0)
    expect(waits.slice(-20)).toEqual(new Array(20).fill(300))
  },
  flaky: async ({ get }) => {
    const statuses: (number | null)[] = []
    for (let i = 0; i < 100; i++) statuses.push((await get('/vm-catalog')).status)
    const failed = statuses.filter((status) => status !== 200)
    expect(new Set(failed)).toEqual(new Set([503, null]))
    expect(failed.length).toBeGreaterThan(10)
    expect(failed.length).toBeLessThan(35)
  },
  offline: async ({ get }) => expect((await get('/vms')).status).toBeNull(),
  duplicates: async (visit) => {
    const before = (await visit.get('/volumes')).body.total
    // The first delivery creates the volume; the second one finds its name taken.
    expect(await createsVolume(visit)).toMatchObject(denied(409, 'name_taken'))
    expect((await visit.get('/volumes')).body.total).toBe(before + 1)
  },
  outage: async ({ get }) => {
    expect(await get('/vms')).toMatchObject({ ...denied(503, 'unavailable'), retryAfter: '30' })
    expect((await get('/session')).status).toBe(503)
  },
  'service-down': async ({ get }) => {
    expect(await get('/databases')).toMatchObject(denied(503, 'unavailable'))
    expect((await get('/vms')).status).toBe(200)
  },
  'service-hangs': async ({ get, waits }) => {
    await get('/databases')
    expect(waits.at(-1)).toBe(Number.POSITIVE_INFINITY)
    expect((await get('/vms')).status).toBe(200)
  },
  maintenance: async (visit) => {
    expect((await visit.get('/vms')).status).toBe(200)
    expect(await createsVolume(visit)).toMatchObject({ ...denied(503, 'unavailable'), retryAfter: '600' })
    expect((await visit.logIn()).status).toBe(200)
  },
  'rate-limited': async ({ get, logIn }) => {
    expect(await get('/vms')).toMatchObject({ ...denied(429, 'rate_limited'), retryAfter: '5' })
    expect((await get('/session')).status).toBe(200)
    expect((await logIn()).status).toBe(200)
  },
  'broken-responses': async ({ get }) => {
    expect(await get('/vms')).toMatchObject({ status: 200, body: 'no JSON' })
    expect((await get('/session')).body).toMatchObject({ signedIn: true })
  },
  incident: async ({ get }) => {
    const { items } = (await get('/monitoring/incidents')).body
    const incidents = items.map((it: { resource: { name: string }; kind: string }) => [
      it.resource.name,
      it.kind,
    ])
    expect(incidents).toEqual(
      expect.arrayContaining([
        ['shop-web', 'errors'],
        ['web-prod-02', 'outage'],
        ['orders', 'latency'],
      ]),
    )
  },
  'quota-reached': async (visit) => {
    for (const { id, used, limit } of (await visit.get('/quotas')).body.items) expect(used, id).toBe(limit)
    expect(await createsVolume(visit)).toMatchObject(denied(409, 'quota_exceeded'))
  },
  'everything-fails': async (visit) => {
    const { body } = await createsVolume(visit)
    await visit.pass(60 * MINUTE)
    expect((await visit.get(`/volumes/${body.id}`)).body.status).toBe('error')
  },
  'long-running': async (visit) => {
    const { body } = await createsVolume(visit)
    await visit.pass(30_000)
    expect((await visit.get(`/volumes/${body.id}`)).body.status).toBe('creating')
    await visit.pass(60 * MINUTE)
    expect((await visit.get(`/volumes/${body.id}`)).body.status).not.toBe('creating')
  },
  instant: async (visit) => {
    const { body } = await createsVolume(visit)
    expect((await visit.get(`/volumes/${body.id}`)).body.status).not.toBe('creating')
  },
  'payment-declined': async ({ ask, get }) => {
    const declined = denied(402, 'card_declined')
    const [method] = (await get('/payment-methods')).body.items
    expect(method).toMatchObject({ isDefault: true, card: { last4: '0002' } })
    expect(await ask('POST', '/payment-methods', { card: CARD })).toMatchObject(declined)
    expect(await ask('POST', '/domain-purchases', { ...PURCHASE, card: CARD })).toMatchObject(declined)
  },
  'no-payment-method': async ({ get }) => {
    expect((await get('/payment-methods')).body.items).toEqual([])
  },
  'overdue-invoice': async (visit) => {
    const { get } = visit
    const { items } = (await get('/invoices?status=overdue')).body
    expect(items.length).toBeGreaterThan(0)
    expect(items[0].amount.amount).toBeGreaterThan(0)
    expect((await get('/payment-methods')).body.items[0]).toMatchObject({
      isDefault: true,
      status: 'expired',
    })
    // Within the grace period, nothing is blocked.
    expect((await createsVolume(visit)).status).toBe(202)
  },
  'account-suspended': async (visit) => {
    const { ask, get } = visit
    const [oldest] = (await get('/invoices?status=overdue&sort=dueAt')).body.items
    expect(Date.parse(oldest.dueAt)).toBeLessThan(BEGIN - 30 * DAY)
    expect(await createsVolume(visit)).toMatchObject({
      status: 402,
      body: { code: 'payment_required', detail: expect.stringContaining(oldest.number) },
    })
    const payment = { by: 'card', card: CARD, saveCard: false }
    expect((await ask('POST', `/invoices/${oldest.id}/payments`, payment)).status).toBe(201)
    expect((await createsVolume(visit)).status).toBe(202)
  },
  'over-budget': async ({ get }) => {
    const changes = (await get('/audit-log?group=change&limit=10')).body.items
    for (const { id, name, spent, amount } of (await get('/budgets')).body.items) {
      expect(spent.amount, name).toBeGreaterThan(amount.amount)
      // Notifications of this month name the amount before.
      expect(changes).toContainEqual(
        expect.objectContaining({
          resource: expect.objectContaining({ id }),
          at: new Date(BEGIN).toISOString(),
        }),
      )
    }
    const { items } = (await get('/notifications?unread=true')).body
    expect(items.map((it: { title: string }) => it.title)).toContain('Monthly budget has reached 100%')
  },
  trial: async ({ get }) => {
    const { body } = await get('/billing/plan')
    expect(body).toMatchObject({ planId: 'team', planAfterTrial: 'team', trialAvailable: false })
    expect(Date.parse(body.trialEndsAt) - BEGIN).toBeLessThanOrEqual(2 * DAY)
  },
  'free-plan': async (visit) => {
    const { body } = await visit.get('/billing/plan')
    expect(body).toMatchObject({ planId: 'free', trialEndsAt: null, nextCharge: null })
    const [cancellation] = (await visit.get('/audit-log?group=delete&limit=1')).body.items
    expect(cancellation).toMatchObject({ at: body.since, detail: 'From Team to Free.' })
    expect(await createsVolume(visit)).toMatchObject(denied(409, 'quota_exceeded'))
  },
  'domain-just-taken': async ({ ask, get }) => {
    const { items } = (await get('/domains?name=available')).body
    expect(items.find((it: { domain: string }) => it.domain === PURCHASE.domain).available).toBe(true)
    expect(await ask('POST', '/domain-purchases', { ...PURCHASE, card: CARD })).toMatchObject(
      denied(409, 'domain_taken'),
    )
  },
  'edit-conflict': async ({ ask, get }) => {
    const [budget] = (await get('/budgets')).body.items
    const rename = () => ask('PATCH', `/budgets/${budget.id}`, { name: 'Renamed' }, { 'if-match': '"1"' })
    expect(await rename()).toMatchObject(denied(412, 'precondition_failed'))
    expect((await rename()).status).toBe(200)
  },
  'verification-fails': async ({ ask }) => {
    const { body } = await ask('POST', '/sign-ups', {
      email: 'new@nimbus.example',
      password: PASSWORD,
      firstName: 'New',
      lastName: 'Person',
    })
    expect(await ask('POST', `/sign-ups/${body.id}/verification`, { code: '123456' })).toMatchObject(
      denied(422, 'code_wrong'),
    )
  },
  'sign-in-locked': async ({ logIn }) => {
    expect(await logIn()).toMatchObject({ ...denied(429, 'too_many_attempts'), retryAfter: '60' })
  },
  'two-factor': async ({ ask, control, logIn }) => {
    const { status, body } = await logIn()
    expect(status).toBe(202)
    const code = await control.oneTimeCode({ challengeId: body.challengeId })
    expect((await ask('POST', `/session/challenges/${body.challengeId}`, { code })).status).toBe(200)
  },
  test: async ({ get, waits, control }) => {
    await get('/vms')
    expect(waits).toEqual([])
    expect(control.clock.now).toBe(Date.UTC(2026, 2, 2, 9))
  },
  'fast-forward': async ({ control, pass }) => {
    const before = control.clock.now
    await pass(MINUTE)
    expect(control.clock.now - before).toBe(60 * MINUTE)
  },
}

/** Combinations of scenarios, each with those whose expectations must still hold. */
const companies: ReadonlyArray<readonly [selection: string, kept: readonly string[]]> = [
  ['empty,overdue-invoice', ['overdue-invoice']],
  ['overdue-invoice,empty', ['overdue-invoice']],
  ['account-suspended,overdue-invoice', ['account-suspended']],
  ['empty,account-suspended', ['account-suspended']],
  ['payment-declined,empty', ['payment-declined']],
  ['quota-reached,empty', ['quota-reached']],
  ['incident,large,quota-reached,full-inbox,over-budget', ['large', 'full-inbox', 'over-budget']],
  ['incident,empty', ['empty']],
  ['outage,trickle', ['outage']],
  ['duplicates,maintenance', ['maintenance']],
  ['maintenance,duplicates', ['maintenance']],
  ['session-expired,viewer,empty', ['session-expired']],
  ['full-lists,owner', ['full-lists', 'owner']],
  ['full-lists,long-names,full-inbox', ['full-lists', 'long-names', 'full-inbox']],
  ['slow,two-factor,full-inbox', ['slow', 'full-inbox', 'two-factor']],
  ['rate-limited,payment-declined,domain-just-taken', ['rate-limited']],
]

test.each(companies)('%s: its expectations are consistent', async (selection, kept) => {
  const visit = await startScenario(selection)
  for (const name of kept) await expectations[name]?.(visit)
})

test('every named scenario has expectations', () => {
  expect(Object.keys(expectations).sort()).toEqual(namedScenarios.map(({ name }) => name).sort())
})

test.each(namedScenarios)('$name meets its expectations', async ({ name }) => {
  const keep = expectations[name]
  if (keep === undefined) throw new Error('has no expectations')
  await keep(await startScenario(name))
})
