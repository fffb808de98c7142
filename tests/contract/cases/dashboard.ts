import assert from 'node:assert/strict'
import { bodyOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { activeAlert } from './support/alerts.ts'
import { signUpOf } from './support/sign-ups.ts'
import { runningVm, VM_STABLE_AFTER } from './support/vms.ts'

export const dashboardCases: readonly ContractCase[] = [
  reaches('getDashboardOverview', '200', 'counts created and deleted resources', async (api) => {
    const resources = async () => bodyOf(await api.send('getDashboardOverview')).resources
    const before = await resources()
    const vm = await runningVm(api)
    assert.deepEqual(await resources(), { ...before, current: before.current + 1 })
    await api.send('deleteVm', { path: { vmId: vm.id } })
    await api.mocks.advance(VM_STABLE_AFTER)
    assert.deepEqual(await resources(), before)
    return api.send('getDashboardOverview')
  }),

  behaves('getDashboardOverview', 'counts firing alerts', async (api) => {
    const alerts = async () => bodyOf(await api.send('getDashboardOverview')).activeAlerts.current
    const alert = await activeAlert(api)
    const before = await alerts()
    assert.equal(before, bodyOf(await api.send('getAlertSummary')).active)
    await api.send('resolveAlert', { path: { alertId: alert.id } })
    assert.equal(await alerts(), before - 1)
  }),

  behaves('getDashboardOverview', 'a new organization has no last month', async (api) => {
    await signUpOf(api)
    const overview = bodyOf(await api.send('getDashboardOverview', { as: 'session' }))
    const none = { current: 0, lastMonth: null }
    assert.deepEqual(overview, {
      resources: none,
      activeAlerts: none,
      uptimePercent: { current: null, lastMonth: null },
    })
    const spend = bodyOf(await api.send('getDashboardSpend', { as: 'session' }))
    assert.deepEqual(spend, { current: { amount: 0, currency: 'USD' }, lastMonth: null })
  }),

  reaches('getDashboardSpend', '200', 'grows with the hours', async (api) => {
    const response = await api.send('getDashboardSpend')
    await api.mocks.advance('P1D')
    const later = bodyOf(await api.send('getDashboardSpend'))
    assert.ok(later.current.amount > bodyOf(response).current.amount)
    return response
  }),

  reaches('getDashboardServices', '200', 'all of them, in their order', async (api) => {
    const response = await api.send('getDashboardServices')
    const { items } = bodyOf(response)
    assert.deepEqual(
      items.map(({ service }) => service),
      ['compute', 'gpu', 'storage', 'network', 'platform'],
    )
    for (const { unhealthy, critical, resources, health } of items) {
      assert.ok(critical <= unhealthy && unhealthy <= resources)
      assert.equal(health, critical > 0 ? 'critical' : unhealthy > 0 ? 'warning' : 'healthy')
    }
    const { total } = bodyOf(await api.send('getVmSummary'))
    const { items: gpus } = bodyOf(await api.send('listVms', { query: { sizeId: 'size_gpu1xH200' } }))
    assert.ok((items[0]?.resources ?? 0) >= total - gpus.length)
    assert.ok((items[1]?.resources ?? 0) >= gpus.length)
    return response
  }),

  reaches('getDashboardCpu', '200', 'now, and over a day', async (api) => {
    const response = await api.send('getDashboardCpu')
    const { usedPercent, top, history } = bodyOf(response)
    assert.ok(usedPercent !== null)
    assert.equal(Date.parse(history.to) - Date.parse(history.from), 86_400_000)
    const percents = top.map(({ percent }) => percent)
    assert.deepEqual(
      percents,
      [...percents].sort((a, b) => b - a),
    )
    return response
  }),

  reaches('getDashboardStorage', '200', 'of volumes and databases', async (api) => {
    const response = await api.send('getDashboardStorage')
    const { usedGb, totalGb, history } = bodyOf(response)
    assert.ok(usedGb <= totalGb)
    assert.deepEqual(
      history.series.map(({ metric }) => metric),
      ['storage'],
    )
    return response
  }),
]
