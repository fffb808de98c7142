import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cloudUnderTest, TEST_START } from '#tests/support/cloud.ts'
import { type CollectionName, collections, INTERNAL_ERROR, type PaymentMethodRow } from '../db/index.ts'
import type { EngineEvent, FailedJob } from '../engine/events.ts'
import { DAY, MINUTE } from '../kernel/duration.ts'
import { seedWorld } from '../seed/index.ts'
import { failureHandlers, type JobHandler, jobHandlers } from './job-handlers.ts'
import { allResourceDefinitions } from './resource-definitions.ts'

const BUG = new Error('a bug')
const failures: EngineEvent[] = []
const onFailure = (event: EngineEvent) => void failures.push(event)
const failedJobs = (): FailedJob[] =>
  failures.map((event) => {
    if (event.kind !== 'job-failed') throw new Error(`unexpected ${event.kind}`)
    return event.job
  })

beforeEach(() => {
  failures.length = 0
})

/** Replaces the job handler of one row. */
function breakJob(collection: CollectionName, brokenId: string, broken: JobHandler): void {
  const original = jobHandlers[collection] as JobHandler
  vi.spyOn(jobHandlers, collection as 'vms').mockImplementation((id, context) =>
    (id === brokenId ? broken : original)(id, context),
  )
}

const broken: readonly (readonly [how: string, JobHandler, message: RegExp])[] = [
  [
    'throws',
    (id, { tx }) => {
      tx.vms.update(id, { name: 'half-done' })
      tx.notifications.remove(tx.notifications.all()[0]?.id ?? '')
      throw BUG
    },
    /^a bug$/,
  ],
  [
    'leaves its row overdue',
    (id, { tx }) => void tx.vms.update(id, { name: 'half-done' }),
    /^Job handler of vms left vm_\w+ overdue/,
  ],
  [
    'moves its deadline back',
    (id, { tx, at }) => {
      const { transition } = tx.vms.get(id) ?? {}
      if (transition) tx.vms.update(id, { name: 'half-done', transition: { ...transition, dueAt: at - 1 } })
    },
    /overdue/,
  ],
]

describe('a job handler', () => {
  test.for(broken)('that %s: its row fails, nothing else does', async ([, handler, message]) => {
    const cloud = await cloudUnderTest({ onFailure })
    const [first, second] = [await cloud.vm('web-prod-01'), await cloud.vm('web-prod-02')]
    for (const { id } of [first, second]) await cloud.call('POST', `/vms/${id}/stop`)
    const { notifications: before = [] } = await cloud.database.snapshot()
    breakJob('vms', first.id, handler)
    cloud.forward(MINUTE)

    expect((await cloud.call('GET', '/session')).status).toBe(200)
    expect(await cloud.vm('web-prod-01')).toMatchObject({
      status: 'error',
      statusReason: INTERNAL_ERROR,
      transition: null,
    })
    expect(await cloud.vm('web-prod-02')).toMatchObject({ status: 'stopped', transition: null })
    const { body } = await cloud.call('GET', `/vms/${first.id}/activity?limit=1`)
    expect(body.items).toMatchObject([{ action: 'vm.stopped', outcome: 'failed' }])
    const { notifications: after = [] } = await cloud.database.snapshot()
    expect(after).toEqual(expect.arrayContaining([...before]))
    expect(failedJobs()).toMatchObject([
      {
        collection: 'vms',
        id: first.id,
        outcome: 'error',
        error: { message: expect.stringMatching(message) },
      },
    ])
    // It can be used again.
    vi.mocked(jobHandlers.vms as JobHandler).mockRestore()
    expect((await cloud.call('POST', `/vms/${first.id}/restart`)).status).toBe(202)
    cloud.forward(MINUTE)
    expect((await cloud.vm('web-prod-01')).status).toBe('running')
    expect(failures).toHaveLength(1)
  })

  test('that makes another row due again and again ends', async () => {
    const cloud = await cloudUnderTest({ onFailure })
    const { id } = await cloud.vm('web-prod-01')
    await cloud.call('POST', `/vms/${id}/stop`)
    const original = jobHandlers.budgets as JobHandler
    // Each makes the other due.
    breakJob('vms', id, (_, { tx, at }) => {
      for (const budget of tx.budgets.all()) tx.budgets.update(budget.id, { checkAt: at })
      tx.vms.update(id, { transition: null, status: 'stopped' })
    })
    vi.spyOn(jobHandlers, 'budgets').mockImplementation((budgetId, context) => {
      original(budgetId, context)
      const transition = {
        action: 'stop',
        to: 'stopped',
        startedAt: 0,
        failure: null,
        activityId: null,
      } as const
      context.tx.vms.update(id, { transition: { ...transition, dueAt: context.at, next: {} } })
    })
    cloud.forward(MINUTE)
    await cloud.engine.tick()
    expect(failedJobs()).toMatchObject([{ error: { message: expect.stringContaining('due twice') } }])
  })

  test('whose failure can’t be handled either leaves a row in error', async () => {
    const cloud = await cloudUnderTest({ onFailure })
    const { id } = await cloud.vm('web-prod-01')
    await cloud.call('POST', `/vms/${id}/stop`)
    const fail = () => {
      throw BUG
    }
    breakJob('vms', id, fail)
    vi.spyOn(failureHandlers, 'vms').mockImplementation(fail)
    cloud.forward(MINUTE)
    expect(await cloud.vm('web-prod-01')).toMatchObject({ status: 'error', statusReason: INTERNAL_ERROR })
    expect(failedJobs()).toHaveLength(1)
  })
})

test('if every job fails, every row with a deadline is in error or has none, and requests are answered', async () => {
  const cloud = await cloudUnderTest({ seedVariants: ['unpaid-invoices', 'trial-ending'], onFailure })
  const { body } = await cloud.call('GET', '/cdn-distributions?status=deployed')
  await cloud.call('POST', `/cdn-distributions/${body.items[0].id}/purges`, { kind: 'all' })
  await cloud.database.transaction((tx) => {
    const { organizationId, brand, last4 } = tx.paymentMethods.all()[0] as PaymentMethodRow
    tx.cardConfirmations.insert({
      id: 'ask_1',
      organizationId,
      brand,
      last4,
      status: 'pending',
      paymentId: null,
      paymentMethodId: null,
      makesDefault: false,
      expiresAt: TEST_START + MINUTE,
    })
    tx.domains.update(tx.domains.all()[0]?.id ?? '', { renewsAt: TEST_START + DAY })
    for (const { table } of allResourceDefinitions) {
      const row = table(tx).find((it) => it.transition === null)
      const transition = { action: 'delete', to: 'deleted', startedAt: TEST_START, dueAt: TEST_START + 1 }
      table(tx).update(row?.id ?? '', {
        transition: { ...transition, failure: null, activityId: null, next: {} },
      })
    }
  })

  for (const name of Object.keys(jobHandlers)) {
    vi.spyOn(jobHandlers, name as 'vms').mockImplementation(() => {
      throw BUG
    })
  }
  cloud.forward(100 * DAY)
  expect((await cloud.call('GET', '/dashboard/overview')).status).toBe(200)
  await cloud.engine.tick()

  const withDeadline = Object.entries(collections).filter(([, { due }]) => due)
  expect([...new Set(failedJobs().map(({ collection }) => collection))].sort()).toEqual(
    withDeadline.map(([name]) => name).sort(),
  )
  const snapshot = await cloud.database.snapshot()
  for (const { collection, id, outcome } of failedJobs()) {
    const name = collection as CollectionName
    const row = (snapshot[name] as readonly { id: string; status?: string }[]).find((it) => it.id === id)
    expect(collections[name].schema.safeParse(row).error).toBeUndefined()
    if (outcome === 'error') expect(row?.status).toBe('error')
  }
  await cloud.database.read(({ schedule }) =>
    expect(schedule.earliest()).toBeGreaterThan(TEST_START + 100 * DAY),
  )
})

test('alert rules that can’t be evaluated skip the time in question', async () => {
  const seed = await seedWorld({ dataset: 'default', seed: 1, epoch: TEST_START })
  const [rule, ...others] = seed.alertRules ?? []
  const cloud = await cloudUnderTest({
    onFailure,
    rows: { ...seed, alertRules: [{ ...rule, resources: null } as never, ...others] },
  })
  cloud.forward(5 * MINUTE)
  expect((await cloud.call('GET', '/vms')).status).toBe(200)
  const reported = failedJobs()
  expect(new Set(reported.map(({ collection }) => collection))).toEqual(new Set(['alertWatches']))
  await cloud.call('GET', '/vms')
  expect(failures).toHaveLength(reported.length)
})
