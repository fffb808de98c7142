import { describe, expect, test } from 'vitest'
import { hasExpired } from '#src/domain/card.ts'
import { cloudUnderTest, RESOURCE_LISTS } from '#tests/support/cloud.ts'
import { type CollectionName, checkRows, collections, type WorldRows } from '../db/index.ts'
import { invoiceStatus } from '../world/billing/invoices.ts'
import { seedWorld } from './index.ts'
import { SEED_VARIANTS, type SeedVariant } from './seed-variant-names.ts'

const EPOCH = Date.UTC(2026, 2, 2, 9)
const ALL = Object.keys(SEED_VARIANTS) as SeedVariant[]

const world = (dataset: string, ...seedVariants: readonly SeedVariant[]) =>
  seedWorld({ dataset, seed: 1, epoch: EPOCH, seedVariants })

const demoOf = (rows: WorldRows) => rows.organizations?.find(({ name }) => name === 'Nimbus Demo')
const ownedBy = <Row extends { readonly organizationId: string }>(
  list: readonly Row[] = [],
  rows: WorldRows,
) => list.filter(({ organizationId }) => organizationId === demoOf(rows)?.id)

describe.each(['default', 'empty'])('in the data set %s', (dataset) => {
  test.each(ALL)('%s creates valid rows for its organization only', async (seedVariant) => {
    const before = await world(dataset)
    const rows = await world(dataset, seedVariant)
    expect(() => checkRows(collections, rows)).not.toThrow()
    for (const [name, list] of Object.entries(rows)) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
      const { idPrefix } = collections[name as CollectionName]
      expect(list.filter(({ id }) => !id.startsWith(`${idPrefix}_`))).toEqual([])
    }
    const others = (of: WorldRows) => of.paymentMethods?.filter((row) => !ownedBy([row], of).length)
    expect(others(rows)).toEqual(others(before))
  })

  test('creates an overdue invoice with charges', async () => {
    const rows = await world(dataset, 'overdue-invoices')
    const overdue = ownedBy(rows.invoices, rows).filter((it) => invoiceStatus(it, EPOCH) === 'overdue')
    expect(overdue.length).toBeGreaterThan(0)
    expect(ownedBy(rows.charges, rows).some(({ from }) => from < (overdue[0]?.to ?? 0))).toBe(true)
  })

  test('declines the card on file', async () => {
    const rows = await world(dataset, 'declined-card')
    expect(ownedBy(rows.paymentMethods, rows)).toContainEqual(
      expect.objectContaining({ isDefault: true, brand: 'visa', last4: '0002' }),
    )
  })

  test('combine to valid rows', async () => {
    const rows = await world(dataset, ...ALL)
    expect(() => checkRows(collections, rows)).not.toThrow()
    expect(ownedBy(rows.paymentMethods, rows)).toEqual([])
  })
})

test('apply in one order, however they are listed', async () => {
  const rows = await world('default', 'overdue-invoices', 'unpaid-invoices')
  expect(await world('default', 'unpaid-invoices', 'overdue-invoices')).toEqual(rows)
  expect(ownedBy(rows.invoices, rows).map((it) => invoiceStatus(it, EPOCH))).toContain('overdue')
})

test.each(['overdue-invoices', 'account-suspended'] as const)(
  '%s has charged one card, which is the default and has expired',
  async (seedVariant) => {
    const rows = await world('default', 'unpaid-invoices', seedVariant)
    const failed = ownedBy(rows.payments, rows).filter(({ status }) => status === 'failed')
    expect(failed.length).toBeGreaterThan(1)
    const card = ownedBy(rows.paymentMethods, rows).filter(({ isDefault }) => isDefault)
    expect(card).toHaveLength(1)
    for (const { brand, last4 } of failed) expect(card).toMatchObject([{ brand, last4 }])
    for (const { expiryMonth: month, expiryYear: year } of card)
      expect(hasExpired({ month, year }, EPOCH)).toBe(true)
  },
)

test('notify of every failed resource, with its reason', async () => {
  const cloud = await cloudUnderTest({ seedVariants: ['failures'] })
  const { items } = (await cloud.call('GET', '/notifications?unread=true&limit=100')).body
  for (const path of RESOURCE_LISTS) {
    const failed = (await cloud.call('GET', `/${path}?status=error`)).body.items
    expect(failed.length, path).toBeGreaterThan(0)
    for (const { id, statusReason } of failed) {
      const notice = items.find(({ href }: { href: string | null }) => href?.endsWith(id))
      expect(notice, id).toMatchObject({ severity: 'critical', body: expect.stringContaining(statusReason) })
    }
  }
})

test('leave existing VMs unchanged, except for their names', async () => {
  const before = await world('default', 'failures')
  const others = ALL.filter((name) => name !== 'long-names')
  expect((await world('default', ...others)).vms).toEqual(before.vms)
})

test('lengthen every name, and keep its beginning', async () => {
  const before = await world('default')
  const after = await world('default', 'long-names')
  const names = ownedBy(after.vms, after).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const [index, { name }] of ownedBy(before.vms, before).entries()) {
    expect(names[index]?.startsWith(name)).toBe(true)
    expect(names[index]).toHaveLength(63)
  }
})

test('leave the domain of a distribution in its zone, with its record', async () => {
  const { cdnDistributions = [], dnsZones = [], dnsRecords = [] } = await world('default', 'long-names')
  const names = dnsRecords.map(({ dnsZoneId, name }) => {
    const zone = dnsZones.find(({ id }) => id === dnsZoneId)
    return `${name}.${zone?.name}`
  })
  const domains = cdnDistributions.filter(({ name }) => name.endsWith('.nimbus-shop.example'))
  expect(domains).toHaveLength(3)
  for (const { name } of domains) {
    expect(names).toContain(name)
    expect(name.split('.')[0]).toHaveLength(63)
  }
})

test('call a resource by its longer name in all texts about it', async () => {
  const rows = await world('default', 'failures', 'long-names')
  const owned = (
    ['vms', 'containers', 'databases', 'volumes', 'loadBalancers', 'firewalls', 'cdnDistributions'] as const
  ).flatMap((collection): readonly { readonly id: string; readonly name: string }[] =>
    ownedBy<{ readonly id: string; readonly name: string; readonly organizationId: string }>(
      rows[collection],
      rows,
    ),
  )
  const nameOf = new Map(owned.map(({ id, name }) => [id, name]))
  const isLong = (id: string, ...texts: readonly string[]) =>
    texts.every((text) => text.includes(nameOf.get(id) ?? ''))

  const activities = ownedBy(rows.activities, rows)
  expect(activities.filter((it) => !isLong(it.resourceId, it.resourceName, it.summary))).toEqual([])
  const alerts = ownedBy(rows.alerts, rows)
  expect(alerts.filter(({ resource }) => !isLong(resource.id, resource.name))).toEqual([])
  const charges = ownedBy(rows.charges, rows)
  expect(charges.filter((it) => !isLong(it.resourceId, it.name))).toEqual([])
  const entries = ownedBy(rows.auditEntries, rows).flatMap(({ resource }) => resource ?? [])
  expect(entries.filter(({ id, name }) => !isLong(id, name))).toEqual([])
  const notifications = ownedBy(rows.notifications, rows).filter(({ href }) => href?.includes('/vms/'))
  expect(notifications.length).toBeGreaterThan(0)
  expect(notifications.filter(({ href, title }) => !isLong(href?.split('/').at(-1) ?? '', title))).toEqual([])
})

test('rejects an unknown variant', async () => {
  await expect(
    seedWorld({ dataset: 'default', seed: 1, epoch: EPOCH, seedVariants: ['over-due'] }),
  ).rejects.toThrow('There is no seed variant over-due.')
})
