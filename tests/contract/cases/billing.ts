import assert from 'node:assert/strict'
import { type Api, bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { signUpOf } from './support/sign-ups.ts'
import { runningVm, VM_STABLE_AFTER } from './support/vms.ts'

type WithAmount = { readonly cost: { readonly amount: number } }

const sum = (items: readonly WithAmount[]) => items.reduce((all, { cost }) => all + cost.amount, 0)
const summary = async (api: Api) => bodyOf(await api.send('getBillingSummary'))
const detailsOf = async (api: Api) => bodyOf(await api.send('getBillingDetails'))
const cells = (csv: string) =>
  csv
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(','))

export const billingCases: readonly ContractCase[] = [
  reaches('getBillingSummary', '200', 'the month so far, and its budget', async (api) => {
    const response = await api.send('getBillingSummary')
    const { current, budget, projected, month } = bodyOf(response)
    assert.equal(budget?.amount.amount, 350_000)
    assert.equal(budget.usedPercent, 81)
    assert.equal(budget.remaining.amount, 350_000 - current.amount)
    assert.ok(projected.amount > current.amount)
    assert.ok(month.day <= month.days)
    return response
  }),

  behaves('getBillingSummary', 'of a new organization is nothing', async (api) => {
    await signUpOf(api)
    const body = bodyOf(await api.send('getBillingSummary', { as: 'session' }))
    const zero = { amount: 0, currency: 'USD' }
    assert.deepEqual(
      [body.current, body.projected, body.lastMonth, body.changePercent, body.budget],
      [zero, zero, null, null, null],
    )
    const { items, cost, previous } = bodyOf(await api.send('getCostBreakdown', { as: 'session' }))
    assert.deepEqual([items, cost, previous], [[], zero, null])
    assert.equal(bodyOf(await api.send('getMonthlySpend', { as: 'session' })).buckets.length, 1)
  }),

  reaches('getDailySpend', '200', 'all days of the month, with a forecast of the rest', async (api) => {
    const response = await api.send('getDailySpend')
    const { buckets, cost, forecast, services } = bodyOf(response)
    const { current, projected, month } = await summary(api)
    assert.equal(buckets.length, month.days)
    assert.deepEqual(cost, current)
    assert.equal(sum(buckets), current.amount)
    assert.equal(cost.amount + forecast.amount, projected.amount)
    assert.ok(services.includes('virtual_machines') && services.includes('gpu'))
    return response
  }),

  reaches('getDailySpend', '400 invalid_range', 'an invalid or too long range', async (api) => {
    const rejectedPointer = async (query: Record<string, string>) => {
      const response = await api.send('getDailySpend', { query: { period: 'custom', ...query } })
      assert.equal(response.outcome, '400 invalid_range')
      return problemOf(response).errors?.[0]?.pointer
    }
    assert.equal(await rejectedPointer({ to: '2026-02-01' }), '/from')
    assert.equal(await rejectedPointer({ from: '2026-02-01' }), '/to')
    assert.equal(await rejectedPointer({ from: '2025-01-01', to: '2026-02-28' }), '/to')
    return api.send('getDailySpend', { query: { period: 'custom', from: '2026-02-02', to: '2026-02-01' } })
  }),

  reaches('getMonthlySpend', '200', 'twelve months, the current one incomplete', async (api) => {
    const response = await api.send('getMonthlySpend')
    const { buckets } = bodyOf(response)
    const { current, lastMonth, projected } = await summary(api)
    assert.equal(buckets.length, 12)
    assert.deepEqual(buckets.at(-1)?.cost, current)
    assert.equal((buckets.at(-1)?.forecast.amount ?? 0) + current.amount, projected.amount)
    assert.deepEqual(buckets.at(-2)?.cost, lastMonth)
    assert.equal(bodyOf(await api.send('getMonthlySpend', { query: { months: 3 } })).buckets.length, 3)
    return response
  }),

  reaches('getCostBreakdown', '200', 'the same total for every grouping', async (api) => {
    for (const period of ['current', 'last', 'ytd'] as const) {
      const sums = await Promise.all(
        (['service', 'resource', 'project'] as const).map(async (by) => {
          const page = bodyOf(await api.send('getCostBreakdown', { query: { period, by, pageSize: 100 } }))
          assert.equal(sum(page.items), page.cost.amount, `${period} ${by}`)
          return page.cost.amount
        }),
      )
      assert.equal(new Set(sums).size, 1, period)
    }
    return api.send('getCostBreakdown')
  }),

  behaves('getCostBreakdown', 'finds, filters, sorts and pages', async (api) => {
    const query = { by: 'resource', sort: 'name', pageSize: 5 }
    const first = bodyOf(await api.send('getCostBreakdown', { query }))
    const second = bodyOf(await api.send('getCostBreakdown', { query: { ...query, page: 2 } }))
    const names = [...first.items, ...second.items].map(({ name }) => name)
    assert.equal(new Set(names).size, 10)
    assert.deepEqual(
      names,
      names.toSorted((a, b) => a.localeCompare(b)),
    )

    const gpu = bodyOf(await api.send('getCostBreakdown', { query: { by: 'resource', service: ['gpu'] } }))
    assert.ok(gpu.items.length > 1)
    assert.ok(gpu.items.every(({ service }) => service === 'gpu'))
    assert.ok(gpu.items.some(({ isDeleted }) => isDeleted))
    const found = bodyOf(await api.send('getCostBreakdown', { query: { by: 'resource', q: 'WEB-PROD-01' } }))
    assert.deepEqual(
      found.items.map(({ name }) => name),
      ['web-prod-01'],
    )
    const [project] = bodyOf(await api.send('getCostBreakdown', { query: { by: 'project' } })).items
    const inIt = await api.send('getCostBreakdown', {
      query: { by: 'resource', projectId: project?.id ?? '', pageSize: 100 },
    })
    assert.equal(sum(bodyOf(inIt).items), project?.cost.amount)
  }),

  behaves('getCostBreakdown', 'of dates counts their days', async (api) => {
    const of = async (from: string, to: string) =>
      bodyOf(await api.send('getCostBreakdown', { query: { period: 'custom', from, to } }))
    const both = await of('2026-02-10', '2026-02-13')
    const [first, second] = [await of('2026-02-10', '2026-02-11'), await of('2026-02-12', '2026-02-13')]
    assert.equal(both.cost.amount, first.cost.amount + second.cost.amount)
    assert.deepEqual(second.previousCost, first.cost)
    assert.equal((await of('2027-01-01', '2027-01-02')).cost.amount, 0)
  }),

  reaches('getCostBreakdown', '400 invalid_range', 'a reversed range', async (api) => {
    return api.send('getCostBreakdown', { query: { period: 'custom', from: '2026-02-02', to: '2026-02-01' } })
  }),

  reaches('exportCostBreakdown', '200', 'the same lines', async (api) => {
    const response = await api.send('exportCostBreakdown', { query: { by: 'project' } })
    const [head, ...rows] = cells(bodyOf(response))
    assert.deepEqual(head, ['project', 'cost', 'share_percent', 'previous_cost', 'change_percent'])
    const { items } = bodyOf(await api.send('getCostBreakdown', { query: { by: 'project' } }))
    assert.deepEqual(
      rows.map(([name, cost]) => [name, cost]),
      items.map(({ name, cost }) => [name, (cost.amount / 100).toFixed(2)]),
    )
    assert.equal(response.headers.get('x-truncated'), 'false')
    const resources = await api.send('exportCostBreakdown', { query: { by: 'resource' } })
    assert.equal(cells(bodyOf(resources))[0]?.length, 9)
    return response
  }),

  reaches('exportCostBreakdown', '400 invalid_range', 'a reversed range', async (api) => {
    return api.send('exportCostBreakdown', {
      query: { period: 'custom', from: '2026-02-02', to: '2026-02-01' },
    })
  }),

  reaches('exportCharges', '200', "lines that add up to the period's cost", async (api) => {
    const response = await api.send('exportCharges')
    const rows = cells(bodyOf(response)).slice(1)
    const cents = rows.reduce((all, row) => all + Math.round(Number(row.at(-1)) * 100), 0)
    assert.equal(cents, (await summary(api)).current.amount)
    return response
  }),

  reaches('exportCharges', '400 invalid_range', 'a reversed range', async (api) => {
    return api.send('exportCharges', { query: { period: 'custom', from: '2026-02-02', to: '2026-02-01' } })
  }),

  reaches('getBillingDetails', '200', 'recipient of the next invoices', async (api) => {
    const response = await api.send('getBillingDetails')
    const { name, address, taxId } = bodyOf(response)
    assert.deepEqual([name, address?.country, taxId], ['Nimbus Demo GmbH', 'DE', 'DE999999999'])
    return response
  }),

  behaves('getBillingDetails', 'of a new organization has a name only', async (api) => {
    await signUpOf(api)
    const { address, taxId } = bodyOf(await api.send('getBillingDetails', { as: 'session' }))
    assert.deepEqual([address, taxId], [null, null])
  }),

  reaches('replaceBillingDetails', '200', 'for the next invoice; issued ones stay', async (api) => {
    const [latest] = bodyOf(await api.send('listInvoices')).items
    const body = { ...(await detailsOf(api)), name: 'Renamed GmbH', taxId: ' de 111.111-111 ' }
    const response = await api.send('replaceBillingDetails', { body })
    assert.deepEqual(bodyOf(response), { ...body, taxId: 'DE111111111' })
    assert.deepEqual(await detailsOf(api), bodyOf(response))
    const { billedTo } = bodyOf(await api.send('getInvoice', { path: { invoiceId: latest?.id ?? '' } }))
    assert.equal(billedTo.name, 'Nimbus Demo GmbH')
    return response
  }),

  reaches('replaceBillingDetails', '422 invalid_tax_id', 'a VAT id of another country', async (api) => {
    const body = { ...(await detailsOf(api)), taxId: 'ATU12345678' }
    const response = await api.send('replaceBillingDetails', { body })
    assert.equal(problemOf(response).errors?.[0]?.pointer, '/taxId')
    return response
  }),

  reaches('listBillingNotices', '200', 'notices from budgets, invoices and cards', async (api) => {
    const response = await api.send('listBillingNotices')
    const kinds = bodyOf(response).items.map(({ kind }) => kind)
    const all = ['budget_threshold', 'card_expired', 'invoice_overdue', 'payment_failed']
    assert.deepEqual(kinds.toSorted(), all)
    // Ordered by severity.
    const severities = ['critical', 'warning', 'info']
    const ranks = bodyOf(response).items.map(({ type }) => severities.indexOf(type))
    assert.deepEqual(
      ranks,
      ranks.toSorted((a, b) => a - b),
    )
    const [overdue] = bodyOf(response).items
    assert.match(overdue?.title ?? '', /^INV-\d{4}-\d{4} is overdue: creation stops /)
    assert.match(overdue?.message ?? '', /^\$2,670\.57 was due /)
    return response
  }),

  behaves('getVm', 'returns costs with view_billing only', async (api) => {
    const vm = await runningVm(api)
    await api.mocks.advance('P1D')
    const path = { vmId: vm.id }
    const cost = bodyOf(await api.send('getVm', { path })).costToDate
    const { items } = bodyOf(await api.send('getCostBreakdown', { query: { by: 'resource', q: vm.id } }))
    assert.deepEqual(cost, items[0]?.cost)
    assert.equal(bodyOf(await api.send('getVm', { path, as: 'viewer' })).costToDate, null)
    await api.send('deleteVm', { path })
    await api.mocks.advance(VM_STABLE_AFTER)
    const gone = bodyOf(await api.send('getCostBreakdown', { query: { by: 'resource', q: vm.id } })).items
    assert.deepEqual(
      gone.map(({ isDeleted, name }) => [isDeleted, name]),
      [[true, vm.name]],
    )
  }),
]
