import assert from 'node:assert/strict'
import type { Budget } from '#src/api/generated/types.gen.ts'
import { type Api, bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const budgetRequest = (more: object = {}) => ({
  name: 'Contract',
  amount: usd(100_000),
  thresholds: [{ basis: 'spend', percent: 80 }],
  ...more,
})

const create = async (api: Api, more: object = {}): Promise<Budget> =>
  bodyOf(await api.send('createBudget', { body: budgetRequest(more) }))

const of = ({ id, etag }: Pick<Budget, 'id' | 'etag'>) => ({
  path: { budgetId: id },
  headers: { 'if-match': etag },
})

const twice = [
  { basis: 'spend', percent: 80 },
  { basis: 'spend', percent: 80 },
]

export const budgetCases: readonly ContractCase[] = [
  reaches('listBudgets', '200', "the organization's budget first", async (api) => {
    const response = await api.send('listBudgets')
    const [whole, ...others] = bodyOf(response).items
    assert.equal(whole?.project, null)
    assert.deepEqual([whole?.amount.amount, whole?.usedPercent, whole?.state], [350_000, 81, 'reached'])
    assert.deepEqual(
      whole?.reached.filter(({ basis }) => basis === 'spend').map(({ percent }) => percent),
      [50, 80],
    )
    assert.ok(others.every(({ project }) => project !== null))
    return response
  }),

  reaches('getBudgetSpend', '200', 'amounts that a budget for a project would have', async (api) => {
    const whole = bodyOf(await api.send('getBudgetSpend'))
    const { current, projected } = bodyOf(await api.send('getBillingSummary'))
    assert.deepEqual(whole, { spent: current, projected })
    const { items } = bodyOf(await api.send('getCostBreakdown', { query: { by: 'project' } }))
    const projectId = items[0]?.id ?? ''
    const response = await api.send('getBudgetSpend', { query: { projectId } })
    const { spent, projected: ofProject } = await create(api, { projectId })
    assert.deepEqual(bodyOf(response), { spent, projected: ofProject })
    return response
  }),

  reaches('createBudget', '201', 'reports thresholds already passed at once', async (api) => {
    const response = await api.send('createBudget', { body: budgetRequest() })
    const { spent, state, reached, etag, createdAt } = bodyOf(response)
    const { current } = bodyOf(await api.send('getBillingSummary'))
    assert.deepEqual(spent, current)
    assert.equal(state, 'exceeded')
    assert.deepEqual(reached, [{ basis: 'spend', percent: 80, at: createdAt }])
    const { items } = bodyOf(await api.send('listNotifications'))
    assert.ok(items.some(({ title, at }) => title === 'Contract has reached 80%' && at === createdAt))
    assert.equal(response.headers.get('etag'), etag)
    return response
  }),

  reaches('createBudget', '409 name_taken', 'a name in use', async (api) => {
    return api.send('createBudget', { body: budgetRequest({ name: 'monthly BUDGET' }) })
  }),

  reaches(
    'createBudget',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      const headers = { 'idempotency-key': 'budget-0001' }
      await api.send('createBudget', { body: budgetRequest(), headers })
      return api.send('createBudget', { body: budgetRequest({ name: 'Another' }), headers })
    },
  ),

  reaches('createBudget', '422 unknown_reference', 'an unknown project', async (api) => {
    return api.send('createBudget', { body: budgetRequest({ projectId: 'prj_gone00000000' }) })
  }),

  reaches('createBudget', '422 duplicate_entry', 'a threshold given twice', async (api) => {
    const response = await api.send('createBudget', { body: budgetRequest({ thresholds: twice }) })
    assert.equal(problemOf(response).errors?.[0]?.pointer, '/thresholds/1')
    return response
  }),

  reaches('getBudget', '200', 'with its current version', async (api) => {
    const budget = await create(api)
    const response = await api.send('getBudget', { path: { budgetId: budget.id } })
    assert.deepEqual(bodyOf(response), budget)
    assert.equal(response.headers.get('etag'), budget.etag)
    return response
  }),

  reaches('updateBudget', '200', 'for a project, and back for everything', async (api) => {
    const budget = await create(api)
    const { items } = bodyOf(await api.send('getCostBreakdown', { query: { by: 'project' } }))
    const project = items[0]
    const response = await api.send('updateBudget', {
      ...of(budget),
      body: { projectId: project?.id, amount: usd(900_000) },
    })
    const changed = bodyOf(response)
    assert.deepEqual([changed.project?.id, changed.spent], [project?.id, project?.cost])
    assert.deepEqual([changed.state, changed.reached, changed.name], ['within', [], budget.name])
    const whole = bodyOf(await api.send('updateBudget', { ...of(changed), body: { projectId: null } }))
    assert.deepEqual([whole.project, whole.spent], [null, budget.spent])
    return response
  }),

  behaves('updateBudget', 'notifies at once of what the change causes to be reached', async (api) => {
    const thresholds = [50, 100].map((percent) => ({ basis: 'spend', percent }))
    const budget = await create(api, { amount: usd(400_000), thresholds })
    const sent = async () =>
      bodyOf(await api.send('listNotifications'))
        .items.map(({ title }) => title)
        .filter((title) => /^(Contract|Renamed) has reached /.test(title))
    assert.deepEqual(await sent(), ['Contract has reached 50%'])
    const renamed = bodyOf(await api.send('updateBudget', { ...of(budget), body: { name: 'Renamed' } }))
    assert.deepEqual(renamed.reached, budget.reached)
    assert.equal((await sent()).length, 1)
    const lower = { ...of(renamed), body: { amount: usd(200_000) } }
    const lowered = bodyOf(await api.send('updateBudget', lower))
    assert.deepEqual(
      lowered.reached.map(({ percent }) => percent),
      [50, 100],
    )
    assert.deepEqual((await sent()).toSorted(), ['Contract has reached 50%', 'Renamed has reached 100%'])
  }),

  reaches('updateBudget', '409 name_taken', 'a taken name', async (api) => {
    return api.send('updateBudget', { ...of(await create(api)), body: { name: 'Monthly budget' } })
  }),

  reaches('updateBudget', '412 precondition_failed', 'an outdated version', async (api) => {
    const budget = await create(api)
    await api.send('updateBudget', { ...of(budget), body: { name: 'Renamed' } })
    return api.send('updateBudget', { ...of(budget), body: { name: 'Again' } })
  }),

  reaches('updateBudget', '422 unknown_reference', 'an unknown project', async (api) => {
    return api.send('updateBudget', { ...of(await create(api)), body: { projectId: 'prj_gone00000000' } })
  }),

  reaches('updateBudget', '422 duplicate_entry', 'a threshold given twice', async (api) => {
    return api.send('updateBudget', { ...of(await create(api)), body: { thresholds: twice } })
  }),

  reaches('deleteBudget', '204', 'is no longer listed', async (api) => {
    const { id } = await create(api)
    const response = await api.send('deleteBudget', { path: { budgetId: id } })
    const { items } = bodyOf(await api.send('listBudgets'))
    assert.ok(items.every((it) => it.id !== id))
    return response
  }),
]
