import assert from 'node:assert/strict'
import type { PaidPlanId, PlanPreview } from '#src/api/generated/types.gen.ts'
import { PLANS } from '#src/domain/plan-catalog.ts'
import { type Api, bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { card } from './support/cards.ts'
import { grace, signUpOf } from './support/sign-ups.ts'
import { vmRequest } from './support/vms.ts'

const as = 'session'
const current = async (api: Api) => bodyOf(await api.send('getCurrentPlan', { as }))
const change = (api: Api, planId: PaidPlanId) => api.send('changePlan', { as, body: { planId } })
const cancel = (api: Api) => api.send('cancelPlan', { as })
const preview = (api: Api, planId: PlanPreview['planId']) =>
  api.send('previewPlanChange', { as, query: { planId } })
const spent = async (api: Api) => bodyOf(await api.send('getBillingSummary', { as }))

async function addDefaultCard(api: Api): Promise<void> {
  const body = { card: card(), makeDefault: true }
  assert.equal((await api.send('createPaymentMethod', { as, body })).status, 201)
}

/** Signs in again, since the session ends meanwhile. */
async function later(api: Api, duration: string): Promise<void> {
  await api.mocks.advance(duration)
  await api.logIn(grace.email, { password: grace.password })
}

/** Owner of a new organization whose trial is over, with a card. */
async function payingFor(api: Api, planId: PaidPlanId): Promise<void> {
  await signUpOf(api)
  await change(api, planId)
  await addDefaultCard(api)
  await later(api, 'P14D')
  assert.deepEqual([(await current(api)).planId, (await current(api)).trialEndsAt], [planId, null])
}

export const planCases: readonly ContractCase[] = [
  reaches('listPlans', '200', 'the plans of the catalog, without authentication', async (api) => {
    const response = await api.send('listPlans', { as: 'nobody' })
    assert.deepEqual(bodyOf(response).items, JSON.parse(JSON.stringify(PLANS)))
    return response
  }),

  reaches('getCurrentPlan', '200', 'Free after the sign-up, with a trial to come', async (api) => {
    await signUpOf(api)
    const response = await api.send('getCurrentPlan', { as })
    const { planId, trialAvailable, monthlyPrice, nextCharge } = bodyOf(response)
    assert.deepEqual([planId, trialAvailable, monthlyPrice?.amount, nextCharge], ['free', true, 0, null])
    return response
  }),

  behaves('getCurrentPlan', 'is the trial of the plan chosen at sign-up', async (api) => {
    await signUpOf(api, undefined, 'team')
    const { planId, since, trialEndsAt, planAfterTrial } = await current(api)
    assert.deepEqual([planId, planAfterTrial], ['team', 'free'])
    assert.equal(Date.parse(trialEndsAt ?? '') - Date.parse(since), 14 * 24 * 3600 * 1000)
  }),

  reaches('changePlan', '200', 'starts the trial, which costs nothing', async (api) => {
    await signUpOf(api)
    const response = await change(api, 'pro')
    await later(api, 'P13D')
    assert.equal((await spent(api)).current.amount, 0)
    const { trialEndsAt, trialAvailable } = bodyOf(response)
    assert.equal(trialAvailable, false)
    const team = bodyOf(await change(api, 'team'))
    assert.deepEqual([team.planId, team.trialEndsAt], ['team', trialEndsAt])
    return response
  }),

  behaves('changePlan', 'ends the trial on the Free plan without a card', async (api) => {
    await signUpOf(api, undefined, 'pro')
    await later(api, 'P11D')
    const notices = bodyOf(await api.send('listBillingNotices', { as })).items
    assert.ok(notices.some(({ kind, type }) => kind === 'trial_ending' && type === 'warning'))
    await later(api, 'P3D')
    const { planId, trialEndsAt, trialAvailable } = await current(api)
    assert.deepEqual([planId, trialEndsAt, trialAvailable], ['free', null, false])
    assert.equal((await spent(api)).projected.amount, 0)
    const titles = bodyOf(await api.send('listNotifications', { as })).items.map(({ title }) => title)
    assert.ok(titles.includes('Your trial of Pro has ended'))
  }),

  behaves(
    'changePlan',
    'charges the plan after the trial, and exactly its price for a month',
    async (api) => {
      await payingFor(api, 'pro')
      const { nextCharge } = await current(api)
      const month = (await spent(api)).month
      assert.equal(nextCharge?.at, month.to)
      assert.equal((await spent(api)).projected.amount, nextCharge.amount.amount)
      await later(api, 'P62D')
      const { lastMonth } = await spent(api)
      assert.equal(lastMonth?.amount, 2500)
      const [line] = bodyOf(
        await api.send('getCostBreakdown', { as, query: { by: 'resource', period: 'last' } }),
      ).items
      assert.deepEqual(
        [line?.name, line?.service, line?.resourceType, line?.item, line?.cost.amount],
        ['Plan Pro', 'plan', null, 'Pro', 2500],
      )
      const [invoice] = bodyOf(await api.send('listInvoices', { as, query: { sort: '-issuedAt' } })).items
      assert.equal(invoice?.net.amount, 2500)
    },
  ),

  reaches('previewPlanChange', '200', 'what the change then costs, to the cent', async (api) => {
    await payingFor(api, 'pro')
    await later(api, 'P3DT5H7M11S')
    const before = (await spent(api)).projected.amount
    const response = await preview(api, 'team')
    const { kind, credit, charge, month, monthlyPrice } = bodyOf(response)
    assert.deepEqual([kind, monthlyPrice.amount, month.to], ['upgrade', 10_000, (await spent(api)).month.to])
    await change(api, 'team')
    const after = (await spent(api)).projected.amount
    assert.equal(after - before, charge.amount - credit.amount)
    assert.ok(charge.amount > credit.amount && credit.amount > 0)
    await later(api, 'P2D')
    const down = bodyOf(await preview(api, 'pro'))
    assert.equal(down.kind, 'downgrade')
    await change(api, 'pro')
    assert.equal((await spent(api)).projected.amount - after, down.charge.amount - down.credit.amount)
    return response
  }),

  behaves('previewPlanChange', 'shows the trial, and what exceeds the new limits', async (api) => {
    await signUpOf(api)
    const trial = bodyOf(await preview(api, 'pro'))
    assert.deepEqual([trial.kind, trial.charge.amount, trial.credit.amount], ['trial', 0, 0])
    assert.ok(trial.trialEndsAt)
    await change(api, 'pro')
    for (const name of ['one', 'two']) {
      assert.equal((await api.send('createProject', { as, body: { name } })).status, 201)
    }
    assert.deepEqual(bodyOf(await preview(api, 'pro')).kind, 'none')
    const free = bodyOf(await preview(api, 'free'))
    assert.equal(free.kind, 'cancellation')
    assert.deepEqual(free.exceeded, [{ quotaId: 'projects', name: 'Projects', used: 3, limit: 1 }])
  }),

  reaches('changePlan', '402 payment_method_required', 'a second trial', async (api) => {
    await signUpOf(api, undefined, 'pro')
    await cancel(api)
    assert.equal(bodyOf(await preview(api, 'team')).paymentMethodRequired, true)
    const response = await change(api, 'team')
    await addDefaultCard(api)
    assert.equal((await change(api, 'team')).status, 200)
    return response
  }),

  reaches('changePlan', '402 payment_required', 'an upgrade with unpaid invoices', async (api) => {
    await api.mocks.scenario({ seedVariants: ['account-suspended', 'free-plan'] })
    return api.send('changePlan', { body: { planId: 'pro' } })
  }),

  reaches('changePlan', '409 plan_negotiated', 'an Enterprise plan', async (api) =>
    api.send('changePlan', { body: { planId: 'team' } }),
  ),
  reaches('previewPlanChange', '409 plan_negotiated', 'an Enterprise plan', async (api) =>
    api.send('previewPlanChange', { query: { planId: 'team' } }),
  ),
  reaches('cancelPlan', '409 plan_negotiated', 'an Enterprise plan', async (api) => api.send('cancelPlan')),

  reaches('cancelPlan', '200', 'the plan costs its price until then', async (api) => {
    await payingFor(api, 'team')
    await later(api, 'P2DT3H')
    const { credit } = bodyOf(await preview(api, 'free'))
    const before = await spent(api)
    const response = await cancel(api)
    assert.deepEqual([bodyOf(response).planId, bodyOf(response).nextCharge], ['free', null])
    const after = await spent(api)
    assert.equal(after.projected.amount, after.current.amount)
    assert.equal(before.projected.amount - after.projected.amount, credit.amount)
    const again = await cancel(api)
    assert.deepEqual(bodyOf(again), bodyOf(response))
    return response
  }),

  behaves('changePlan', 'limits what can be created at once', async (api) => {
    await signUpOf(api)
    const limitOf = async (id: string) => {
      const quota = bodyOf(await api.send('listQuotas', { as })).items.find((it) => it.id === id)
      return [quota?.limit, quota?.setByPlan]
    }
    assert.deepEqual(await limitOf('vms'), [1, true])
    const create = async (name: string, sizeId: string) =>
      api.send('createVm', { as, body: await vmRequest(api, { names: [name], sizeId }, as) })
    const large = await create('large', 'size_basic')
    assert.equal(large.outcome, '409 quota_exceeded')
    assert.deepEqual(
      problemOf(large).errors?.map(({ pointer, code }) => [pointer, code]),
      [['/sizeId', 'plan_limit_reached']],
    )
    const free = await create('free', 'size_free')
    assert.equal(free.status, 202)
    assert.equal((await create('more', 'size_free')).outcome, '409 quota_exceeded')
    assert.equal((await spent(api)).monthlyCost.amount, 0)
    await change(api, 'pro')
    assert.deepEqual(await limitOf('vms'), [10, true])
    assert.equal((await create('large', 'size_basic')).status, 202)
    // One free VM on any plan.
    assert.equal((await create('more', 'size_free')).outcome, '409 quota_exceeded')
    await cancel(api)
    assert.deepEqual(await limitOf('vms'), [1, true])
    assert.equal((await create('third', 'size_free')).outcome, '409 quota_exceeded')
  }),

  reaches('createInvitation', '409 quota_exceeded', 'more users than the plan allows', async (api) => {
    await signUpOf(api)
    const response = await api.send('createInvitation', {
      as,
      body: { email: 'second@example.com', teamRole: 'Viewer' },
    })
    assert.match(problemOf(response).detail, /^The Free plan allows 1 user\. Upgrade your plan/)
    return response
  }),

  reaches('createRole', '409 quota_exceeded', 'custom roles on the Free plan', async (api) => {
    await signUpOf(api)
    const body = { name: 'Support', permissions: ['view_logs'] }
    const response = await api.send('createRole', { as, body })
    assert.equal(
      problemOf(response).detail,
      'The Free plan has no custom roles. Upgrade your plan to use them.',
    )
    return response
  }),

  reaches('createProject', '409 quota_exceeded', 'more projects than the plan allows', async (api) => {
    await signUpOf(api)
    return api.send('createProject', { as, body: { name: 'Second' } })
  }),
]
