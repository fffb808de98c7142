import assert from 'node:assert/strict'
import type {
  CdnDistributionUpdate,
  ContainerUpdate,
  FirewallUpdate,
  RegisteredDomainStatus,
  RegisteredDomainUpdate,
  Size,
} from '#src/api/generated/types.gen.ts'
import { type Api, bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { asOwner, invoices, pay } from './support/cards.ts'
import { createDistribution, distributionOfSeed, origin } from './support/cdn.ts'
import { containerRequest, containerThatIs, deploy, pathTo, scale } from './support/containers.ts'
import { backupOf, createDatabase, databaseThatIs } from './support/databases.ts'
import { addZone } from './support/dns.ts'
import { createFirewall } from './support/firewalls.ts'
import { createLoadBalancer } from './support/load-balancers.ts'
import { createVm, vmThatIs } from './support/vms.ts'
import { createVolume, takeSnapshot, volumeThatIs } from './support/volumes.ts'

const DAY = 24 * 60 * 60 * 1000

const REFUSED = '402 payment_required'

/** Suspends the account for an overdue invoice. */
const suspend = (api: Api) => api.mocks.scenario({ seedVariants: ['account-suspended'] })

const MANIFEST =
  'name: from-yaml\nnamespace: staging\nregion: us-east\nimage: shop/from-yaml:1.0.0\nplanId: ctplan_starter\nreplicas: 1\n'

/** A suspended account can't create or enlarge anything with a cost. */
export const paymentRequiredCases: readonly ContractCase[] = [
  reaches('createVm', REFUSED, 'names the oldest invoice and creates no VM', async (api) => {
    await suspend(api)
    const response = await createVm(api)
    const [oldest] = await invoices(api, { status: 'overdue', sort: 'dueAt' })
    assert.ok(oldest)
    assert.match(problemOf(response).detail, new RegExp(oldest.number))
    return response
  }),
  behaves('listQuotas', 'says why creations are denied, until the invoice is paid', async (api) => {
    const reason = async () => bodyOf(await api.send('listQuotas')).blockedReason
    assert.equal(await reason(), null)
    await suspend(api)
    assert.equal(await reason(), problemOf(await createVolume(api)).detail)
    await asOwner(api)
    for (const invoice of await invoices(api, { status: 'overdue' })) await pay(api, invoice)
    assert.equal(await reason(), null)
  }),
  reaches('createVolume', REFUSED, 'no volume', async (api) => {
    await suspend(api)
    return createVolume(api)
  }),
  reaches('createVolumeSnapshot', REFUSED, 'no snapshot', async (api) => {
    await suspend(api)
    return takeSnapshot(api, (await volumeThatIs(api, 'attached')).id)
  }),
  reaches('createContainer', REFUSED, 'no container', async (api) => {
    await suspend(api)
    return deploy(api, containerRequest())
  }),
  reaches('deployManifest', REFUSED, 'rejects a dry run too', async (api) => {
    await suspend(api)
    return api.send('deployManifest', { body: { manifest: MANIFEST, dryRun: true } })
  }),
  behaves(
    'deployManifest',
    'while an invoice is unpaid, containers get smaller but not larger',
    async (api) => {
      await suspend(api)
      const container = await containerThatIs(api, 'running')
      const { manifest } = bodyOf(await api.send('getContainerManifest', pathTo(container)))
      const deployed = async (text: string) =>
        (await api.send('deployManifest', { body: { manifest: text } })).outcome
      const { desired } = container.replicas
      const withReplicas = (count: number) => manifest.replace(/^replicas: .*/m, `replicas: ${count}`)
      assert.equal(await deployed(manifest.replace(/^planId: .*/m, 'planId: ctplan_enterprise')), REFUSED)
      assert.equal(await deployed(withReplicas(desired + 1)), REFUSED)
      assert.equal(await deployed(manifest), '202')
      assert.equal(await deployed(withReplicas(desired - 1)), '202')
    },
  ),
  reaches('createDatabase', REFUSED, 'no database', async (api) => {
    await suspend(api)
    return createDatabase(api)
  }),
  reaches('restoreDatabaseBackup', REFUSED, 'no copy of a database', async (api) => {
    await suspend(api)
    const { id: databaseId } = await databaseThatIs(api, 'running')
    const { id: databaseBackupId } = await backupOf(api, databaseId)
    return api.send('restoreDatabaseBackup', {
      path: { databaseId, databaseBackupId },
      body: { name: 'copy' },
    })
  }),
  reaches('createLoadBalancer', REFUSED, 'no load balancer', async (api) => {
    await suspend(api)
    return createLoadBalancer(api)
  }),
  reaches('createFirewall', REFUSED, 'no firewall', async (api) => {
    await suspend(api)
    return createFirewall(api)
  }),
  reaches('createCdnDistribution', REFUSED, 'no distribution', async (api) => {
    await suspend(api)
    return createDistribution(api)
  }),
  reaches('createDnsZone', REFUSED, 'no zone', async (api) => {
    await suspend(api)
    return addZone(api)
  }),
  reaches('deployMarketplaceApp', REFUSED, 'no app', async (api) => {
    await suspend(api)
    return api.send('deployMarketplaceApp', {
      path: { marketplaceAppId: 'wordpress' },
      body: { name: 'blog', region: 'us-east' },
    })
  }),

  reaches('growVolume', REFUSED, 'no larger volume', async (api) => {
    await suspend(api)
    const { id: volumeId, sizeGb } = await volumeThatIs(api, 'attached')
    return api.send('growVolume', { path: { volumeId }, body: { sizeGb: sizeGb + 1 } })
  }),
  reaches('resizeVm', REFUSED, 'no larger VM, but a smaller one', async (api) => {
    await suspend(api)
    const { id: vmId, sizeId } = await vmThatIs(api, 'running')
    const { sizes } = bodyOf(await api.send('getVmCatalog'))
    const current = sizes.find(({ id }) => id === sizeId)
    assert.ok(current)
    const isMore = (size: Size) => size.monthlyPrice.amount > current.monthlyPrice.amount
    const fitting = sizes.filter(({ id, diskGb }) => id !== sizeId && diskGb >= current.diskGb)
    const [larger, smaller] = [fitting.find(isMore), fitting.find((size) => !isMore(size))]
    assert.ok(larger && smaller)
    const resize = (size: Size) => api.send('resizeVm', { path: { vmId }, body: { sizeId: size.id } })
    const response = await resize(larger)
    assert.equal((await resize(smaller)).status, 202)
    return response
  }),
  reaches('resizeDatabase', REFUSED, 'no larger database', async (api) => {
    await suspend(api)
    const { id: databaseId } = await databaseThatIs(api, 'running')
    return api.send('resizeDatabase', { path: { databaseId }, body: { planId: 'dbplan_enterprise' } })
  }),
  reaches('renewRegisteredDomain', REFUSED, 'no year more', async (api) => {
    await suspend(api)
    const [domain] = bodyOf(await api.send('listRegisteredDomains')).items
    return api.send('renewRegisteredDomain', { path: { registeredDomainId: domain?.id ?? '' } })
  }),
  reaches('updateRegisteredDomain', REFUSED, 'no renewal at once, but other changes', async (api) => {
    await suspend(api)
    const domains = bodyOf(await api.send('listRegisteredDomains')).items
    const change = (status: RegisteredDomainStatus, body: RegisteredDomainUpdate) => {
      const { id } = domains.find((it) => it.status === status) ?? assert.fail(`no domain is ${status}`)
      return api.send('updateRegisteredDomain', { path: { registeredDomainId: id }, body })
    }
    const response = await change('expiring', { autoRenew: true })
    assert.equal((await change('expiring', { transferLock: true })).status, 200)
    assert.equal((await change('active', { autoRenew: false })).status, 200)
    assert.equal((await change('active', { autoRenew: true })).status, 200)
    return response
  }),
  reaches('scaleContainer', REFUSED, 'no more replicas, but fewer', async (api) => {
    await suspend(api)
    const container = await containerThatIs(api, 'running')
    const { desired } = container.replicas
    const response = await scale(api, container, desired + 1)
    assert.equal((await scale(api, container, desired - 1)).status, 202)
    return response
  }),
  reaches('startContainer', REFUSED, 'none that cost nothing, but one that has failed', async (api) => {
    await suspend(api)
    const response = await api.send('startContainer', pathTo(await containerThatIs(api, 'stopped')))
    const completed = await api.send('startContainer', pathTo(await containerThatIs(api, 'completed')))
    assert.equal(completed.outcome, REFUSED)
    const failed = await containerThatIs(api, 'error')
    assert.equal((await api.send('startContainer', pathTo(failed))).status, 202)
    return response
  }),
  reaches('updateContainer', REFUSED, 'no larger plan, but a smaller one and other changes', async (api) => {
    await suspend(api)
    const container = await containerThatIs(api, 'stopped')
    const change = (body: ContainerUpdate) => api.send('updateContainer', { ...pathTo(container), body })
    const response = await change({ planId: 'ctplan_enterprise' })
    assert.equal((await change({ tags: ['env:staging'] })).status, 200)
    assert.equal((await change({ planId: 'ctplan_starter' })).status, 200)
    return response
  }),
  reaches('rollBackContainer', REFUSED, 'no revision with a larger plan', async (api) => {
    await suspend(api)
    const container = await containerThatIs(api, 'stopped')
    assert.equal(container.planId, 'ctplan_professional')
    await api.send('updateContainer', { ...pathTo(container), body: { planId: 'ctplan_starter' } })
    return api.send('rollBackContainer', { ...pathTo(container), body: { revision: container.revision } })
  }),
  reaches('updateFirewall', REFUSED, 'no larger plan, but a new name', async (api) => {
    await suspend(api)
    const [firewall] = bodyOf(await api.send('listFirewalls', { query: { planId: 'fwplan_basic' } })).items
    assert.ok(firewall)
    const firewallId = firewall.id
    const change = (body: FirewallUpdate) => api.send('updateFirewall', { path: { firewallId }, body })
    const response = await change({ planId: 'fwplan_enterprise' })
    assert.equal((await change({ name: 'renamed' })).status, 200)
    return response
  }),
  reaches('updateCdnDistribution', REFUSED, 'no larger plan, but another origin', async (api) => {
    await suspend(api)
    const distribution = await distributionOfSeed(api)
    const change = (body: CdnDistributionUpdate) =>
      api.send('updateCdnDistribution', { path: { cdnDistributionId: distribution.id }, body })
    const response = await change({ planId: 'cdnplan_enterprise' })
    assert.equal((await change({ origins: [origin] })).status, 202)
    return response
  }),
  reaches('changeDnsPlan', REFUSED, 'no larger plan, but a smaller one', async (api) => {
    await suspend(api)
    const change = (planId: string) => api.send('changeDnsPlan', { body: { planId } })
    const response = await change('dnsplan_enterprise')
    assert.equal((await change('dnsplan_professional')).status, 200)
    return response
  }),

  behaves('createVm', 'is possible again once overdue invoices are paid', async (api) => {
    await suspend(api)
    await asOwner(api)
    assert.equal((await createVm(api)).outcome, REFUSED)
    for (const invoice of await invoices(api, { status: 'overdue' }))
      assert.equal((await pay(api, invoice)).status, 201)
    assert.equal((await createVm(api)).status, 202)
  }),

  behaves('createVm', 'is possible for 30 days after the due date', async (api) => {
    await api.mocks.scenario({ seedVariants: ['overdue-invoices'] })
    const [overdue] = await invoices(api, { status: 'overdue' })
    assert.ok(overdue)
    assert.equal((await createVm(api, { names: ['in-time'] })).status, 202)
    assert.equal(overdue.nextAttemptAt, new Date(Date.parse(overdue.dueAt) + 30 * DAY).toISOString())
    const left = Date.parse(overdue.dueAt) + 30 * DAY - Date.parse('2026-03-02T09:00:00Z')
    await api.mocks.advance(`PT${left / 1000 - 1}S`)
    assert.equal((await createVm(api, { names: ['just-in-time'] })).status, 202)
    await api.mocks.advance('PT1S')
    assert.equal((await createVm(api, { names: ['too-late'] })).outcome, REFUSED)
  }),
]
