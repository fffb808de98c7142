import { describe, expect, test } from 'vitest'
import { findSize, isOfferedIn } from '#src/domain/catalog.ts'
import { findDnsPlan } from '#src/domain/dns-catalog.ts'
import { findImage } from '#src/domain/image-catalog.ts'
import { RESOURCE_NAME_PATTERN, TAG_PATTERN } from '#src/domain/labels.ts'
import { HOURS_PER_MONTH } from '#src/domain/price.ts'
import {
  type CdnDistributionRow,
  checkRows,
  collections,
  type ResourceRow,
  type WorldRows,
} from '../db/index.ts'
import { passwordDigest, secretDigest } from '../handlers/shared/credentials.ts'
import { DAY } from '../kernel/duration.ts'
import { changesBetween } from '../world/activity-changes.ts'
import { OUTSIDE_HOSTS } from '../world/addresses.ts'
import { cdnTexts } from '../world/cdn-texts.ts'
import { poweredOn } from '../world/power.ts'
import { rateOf } from '../world/rates.ts'
import { allResourceDefinitions } from '../world/resource-definitions.ts'
import { DATASETS, seedWorld } from './index.ts'
import { DEMO_PASSWORD, DEMO_PEOPLE } from './people.ts'

const EPOCH = Date.UTC(2026, 2, 2, 9)
const world = (dataset: string, seed = 1, epoch = EPOCH) => seedWorld({ dataset, seed, epoch })
const demoOf = (rows: WorldRows) => rows.organizations?.find((it) => it.name === 'Nimbus Demo')?.id ?? ''
const vmsOf = (rows: WorldRows, organizationId = demoOf(rows)) =>
  (rows.vms ?? []).filter((vm) => vm.organizationId === organizationId)

const vmCounts: Readonly<Record<string, number>> = { default: 25, large: 10_000 }

/** Fields that say when a row began, and what it belongs to. */
interface Began {
  readonly createdAt?: number
  readonly at?: number
  readonly from?: number
  readonly projectId?: string
  readonly userId?: string | null
  readonly actor?: { readonly id: string | null }
  readonly sshKeyIds?: readonly string[]
}

// `huge` is a bigger `large`.
const smaller = DATASETS.filter((name) => name !== 'huge')
const worlds = await Promise.all(smaller.map(async (name) => [name, await world(name)] as const))

describe.each(worlds)('the data set %s', (dataset, rows) => {
  test('has no session that was used after its member was last active', () => {
    const lastActive = new Map(rows.memberships?.map((it) => [it.userId, it.lastActiveAt ?? 0]))
    for (const { userId, lastActiveAt } of rows.sessions ?? [])
      expect(lastActiveAt).toBeLessThanOrEqual(lastActive.get(userId) ?? 0)
  })

  test('is the same for the same base', async () => {
    // Evicts the cached result, so that the next one is created again.
    await world('empty', 2)
    // Comparing texts is much faster for a hundred thousand rows.
    expect(JSON.stringify(await world(dataset)) === JSON.stringify(rows)).toBe(true)
  })

  test('has the promised number of VMs', () => {
    expect(vmsOf(rows)).toHaveLength(vmCounts[dataset] ?? 0)
  })

  test('passes its schemas with unique ids', () => {
    expect(() => checkRows(collections, rows)).not.toThrow()
    for (const list of Object.values(rows)) {
      expect(new Set(list.map((row) => row.id)).size).toBe(list.length)
    }
  })

  test('has nothing older than its organization', () => {
    const since = new Map(rows.organizations?.map(({ id, createdAt }) => [id, createdAt]))
    const isTooOld = (row: object) => {
      const { createdAt, organizationId } = row as Readonly<Record<string, unknown>>
      return Number(createdAt) < (since.get(String(organizationId)) ?? 0)
    }
    for (const list of Object.values(rows)) expect(list.filter(isTooOld)).toEqual([])
  })

  test('has nothing that began before its project existed, its user joined, or its SSH keys were added', () => {
    const since = new Map<string, number>()
    for (const { id, createdAt } of [...(rows.projects ?? []), ...(rows.sshKeys ?? [])])
      since.set(id, createdAt)
    for (const { userId, joinedAt } of rows.memberships ?? []) since.set(userId, joinedAt ?? 0)
    const isTooOld = (row: object) => {
      const { createdAt, at, from, projectId, userId, actor, sshKeyIds = [] } = row as Began
      const began = createdAt ?? at ?? from ?? Number.POSITIVE_INFINITY
      return [projectId, userId, actor?.id, ...sshKeyIds].some((id) => began < (since.get(id ?? '') ?? 0))
    }
    const { notifications: _, ...others } = rows
    for (const list of Object.values(others)) expect(list.filter(isTooOld)).toEqual([])
  })

  test('has an activity that ended at the last change of each resource', () => {
    const ends = new Set(
      rows.activities?.flatMap(({ resourceId, at, finishedAt }) => [
        `${resourceId} ${at}`,
        `${resourceId} ${finishedAt}`,
      ]),
    )
    const resources = allResourceDefinitions
      .filter(({ type }) => type !== 'volume_snapshot')
      .flatMap(({ collection }) => (rows[collection as keyof WorldRows] ?? []) as readonly ResourceRow[])
    const unexplained = resources.filter(({ id, updatedAt }) => !ends.has(`${id} ${updatedAt}`))
    expect(unexplained.map(({ name }) => name)).toEqual([])
  })

  test('has no payment by a card that was added later', () => {
    const cards = new Map(rows.paymentMethods?.map((card) => [card.last4, card.createdAt]))
    for (const { last4, at } of rows.payments ?? [])
      expect(at).toBeGreaterThan(cards.get(last4) ?? Number.POSITIVE_INFINITY)
  })

  test('has no dangling references', () => {
    const ids = new Set(Object.values(rows).flatMap((list) => list.map((row) => row.id)))
    const named = (rows.vms ?? []).flatMap((vm) => [
      vm.organizationId,
      vm.projectId,
      vm.networkId,
      ...vm.sshKeyIds,
    ])
    const users = [...(rows.memberships ?? []), ...(rows.apiKeys ?? [])].map((row) => row.userId)
    expect([...named, ...users].filter((id) => !ids.has(id))).toEqual([])
  })

  test('has no history of the time at which it starts, or later', () => {
    const { activities = [], auditEntries = [], notifications = [], alertEvents = [] } = rows
    const history = [...activities, ...auditEntries, ...notifications, ...alertEvents]
    expect(history.filter(({ at }) => at >= EPOCH)).toEqual([])
  })

  test('has no address record that leads nowhere', () => {
    const addresses = new Set<string | null>(Object.values(OUTSIDE_HOSTS))
    for (const { publicIp } of rows.vms ?? []) addresses.add(publicIp)
    for (const { ip } of rows.loadBalancers ?? []) addresses.add(ip)
    const led = (rows.dnsRecords ?? []).flatMap(({ data }) => (data.type === 'A' ? data.address : []))
    expect(led.filter((address) => !addresses.has(address))).toEqual([])
  })

  test('has disks that fit their images and sizes that their regions offer', () => {
    const misfits = (rows.vms ?? []).filter((vm) => {
      const image = findImage(vm.imageId)
      const size = findSize(vm.sizeId)
      return !image || !size || !isOfferedIn(size, vm.region) || size.diskGb < image.minDiskGb
    })
    expect(misfits).toEqual([])
  })

  test('has valid, unique names, tags and addresses', () => {
    const vms = vmsOf(rows)
    expect(vms.filter((vm) => !RESOURCE_NAME_PATTERN.test(vm.name))).toEqual([])
    expect(vms.flatMap((vm) => vm.tags).filter((tag) => !TAG_PATTERN.test(tag))).toEqual([])
    expect(vms.filter((vm) => (vm.publicIp === null) !== (vm.status !== 'running'))).toEqual([])
    const unique = (values: (string | null)[]) => new Set(values.filter(Boolean)).size
    expect(unique(vms.map((vm) => vm.name))).toBe(vms.length)
    expect(unique(vms.map((vm) => vm.publicIp))).toBe(vms.filter((vm) => vm.status === 'running').length)
    expect(unique(vms.map((vm) => `${vm.networkId} ${vm.privateIp}`))).toBe(vms.length)
  })

  test('stays within its quotas', () => {
    const quotas = rows.organizations?.find((it) => it.id === demoOf(rows))?.quotas
    const vms = vmsOf(rows)
    const sum = (of: 'vcpus' | 'gpus') =>
      vms.reduce((total, vm) => total + (findSize(vm.sizeId)?.[of] ?? 0), 0)
    expect(vms.length).toBeLessThanOrEqual(quotas?.vms ?? 0)
    expect(sum('vcpus')).toBeLessThanOrEqual(quotas?.vcpus ?? 0)
    expect(sum('gpus')).toBeLessThanOrEqual(quotas?.gpus ?? 0)
  })

  test('lets the documented users and keys sign in', () => {
    for (const { email } of DEMO_PEOPLE) {
      const user = rows.users?.find((it) => it.email === email)
      expect(user?.passwordDigest).toBe(passwordDigest(user?.id ?? '', DEMO_PASSWORD))
    }
    for (const name of ['owner', 'admin', 'developer', 'viewer', 'deploy_only', 'read_only', 'expired']) {
      expect(rows.apiKeys?.some((it) => it.secretDigest === secretDigest(`nimbus_demo_${name}`))).toBe(true)
    }
  })
})

describe('the default data set', async () => {
  const rows = await world('default')

  test.each([2, 3, 4, 5, 6])('has no API key older than its organization, with seed %i', async (seed) => {
    const { organizations = [], apiKeys = [] } = await world('empty', seed)
    const since = new Map(organizations.map(({ id, createdAt }) => [id, createdAt]))
    for (const { organizationId, createdAt } of apiKeys)
      expect(createdAt).toBeGreaterThanOrEqual(since.get(organizationId) ?? 0)
  })

  test('differs with another seed', async () => {
    expect(vmsOf(await world('default', 2)).map((vm) => vm.id)).not.toEqual(vmsOf(rows).map((vm) => vm.id))
  })

  test('has three unread notifications for everyone in the demo organization', () => {
    for (const { email } of DEMO_PEOPLE) {
      const user = rows.users?.find((it) => it.email === email)
      const own = rows.notifications?.filter((it) => it.userId === user?.id) ?? []
      expect(own.filter((it) => it.readAt === null)).toHaveLength(3)
      expect(own.length).toBeGreaterThan(3)
    }
  })

  test('has VMs that run, are stopped, failed, have GPUs and the longest name', () => {
    const vms = vmsOf(rows)
    expect(new Set(vms.map((vm) => vm.status))).toEqual(new Set(['running', 'stopped', 'error']))
    expect(vms.some((vm) => (findSize(vm.sizeId)?.gpus ?? 0) > 0)).toBe(true)
    expect(Math.max(...vms.map((vm) => vm.name.length))).toBe(63)
  })

  test('costs about $2,000 a month without GPUs', () => {
    const sizes = vmsOf(rows).flatMap((vm) => findSize(vm.sizeId) ?? [])
    const cents = sizes
      .filter((size) => size.gpus === 0)
      .reduce((sum, size) => sum + size.monthlyPrice.amount, 0)
    expect(cents).toBeGreaterThan(190_000)
    expect(cents).toBeLessThan(230_000)
  })

  test('costs about $600 a month without VMs', () => {
    const organizationId = demoOf(rows)
    let micros = findDnsPlan('dnsplan_professional')?.hourlyRate.micros ?? 0
    for (const definition of allResourceDefinitions.filter(({ type }) => type !== 'vm')) {
      for (const row of (rows[definition.collection as keyof WorldRows] ?? []) as readonly ResourceRow[]) {
        const isOff = definition.type === 'container' && ['stopped', 'completed'].includes(row.status)
        if (row.organizationId === organizationId && !isOff)
          micros += rateOf(definition.type, row)?.micros ?? 0
      }
    }
    const dollars = (micros * HOURS_PER_MONTH) / 1e6
    expect(dollars).toBeGreaterThan(560)
    expect(dollars).toBeLessThan(660)
  })

  test('is relative to its epoch: a day later, everything moves by a day', async () => {
    const later = await world('default', 1, EPOCH + DAY)
    const times = (of: WorldRows) => of.vms?.flatMap((vm) => [vm.createdAt, vm.updatedAt]) ?? []
    expect(times(later)).toEqual(times(rows).map((time) => time + DAY))
    for (const { at } of [...(rows.activities ?? []), ...(rows.notifications ?? [])])
      expect(at).toBeLessThan(EPOCH)
  })

  test("has activities that lead to the VMs' states", () => {
    for (const vm of rows.vms ?? []) {
      const on = poweredOn(vm, rows.activities?.filter((it) => it.resourceId === vm.id) ?? [])
      const last = on.at(-1)
      if (vm.status === 'running') expect(last).toMatchObject({ from: vm.startedAt, to: null })
      else expect(last).toMatchObject({ to: vm.updatedAt, clean: vm.status !== 'error' })
      expect(on[0]?.from).toBeGreaterThanOrEqual(vm.createdAt)
    }
  })
})

test.each([
  [[], ['worker-queue-02']],
  [['failures'], ['archive', 'catalog', 'catalog-api', 'shop-web', 'worker-queue-02']],
] as const)('the demo data with the variants %j starts with incidents of %j', async (seedVariants, names) => {
  const rows = await seedWorld({ dataset: 'default', seed: 1, epoch: EPOCH, seedVariants })
  const resources = allResourceDefinitions.flatMap(
    ({ collection }) => (rows[collection as keyof WorldRows] ?? []) as readonly ResourceRow[],
  )
  const busy = resources
    .filter(({ organizationId }) => organizationId === demoOf(rows))
    .filter(({ incidents }) => incidents.some(({ from, to }) => from <= EPOCH && EPOCH < to))
  expect(busy.map(({ name }) => name).sort()).toEqual(names)
})

const UPDATES: Readonly<Record<string, readonly ['containers' | 'cdnDistributions', field: string]>> = {
  'container.updated': ['containers', 'image'],
  'cdn_distribution.deployed': ['cdnDistributions', 'cacheRules'],
}

test.each(worlds.filter(([name]) => name !== 'empty'))(
  'updates of the data set %s say what they changed, up to the present value',
  (_, rows) => {
    const updates = (rows.activities ?? [])
      .filter(({ action }) => UPDATES[action])
      .sort((a, b) => a.at - b.at)
    expect(new Set(updates.map(({ action }) => action))).toEqual(new Set(Object.keys(UPDATES)))
    const values = new Map<string, string | null>()
    for (const { action, resourceId, changes, summary } of updates) {
      // An image without a version has no earlier one.
      if (summary.startsWith('Rolled out a change')) continue
      const [, field] = UPDATES[action] ?? []
      expect(changes.map((it) => it.field)).toEqual([field])
      const [change] = changes
      // Each change starts from the value that the one before left.
      if (values.has(resourceId)) expect(change?.before).toBe(values.get(resourceId))
      values.set(resourceId, change?.after ?? null)
    }
    for (const [collection, field] of Object.values(UPDATES)) {
      for (const row of rows[collection] ?? []) {
        if (!values.has(row.id)) continue
        const texts = collection === 'cdnDistributions' ? cdnTexts(row as CdnDistributionRow) : row
        const present = (texts as unknown as Record<string, unknown>)[field]
        const [change] = changesBetween({ [field]: '' }, { [field]: present })
        expect(change?.after ?? null).toBe(values.get(row.id))
      }
    }
  },
)

test('the empty data set has only what every organization has', async () => {
  const rows = await world('empty')
  expect(vmsOf(rows)).toEqual([])
  expect(rows.notifications ?? []).toEqual([])
  expect(rows.projects?.filter((it) => it.organizationId === demoOf(rows))).toMatchObject([
    { isDefault: true },
  ])
  expect(rows.networks?.filter((it) => it.organizationId === demoOf(rows))).toHaveLength(5)
})

test('rejects an unknown data set', async () => {
  await expect(world('gigantic')).rejects.toThrow(RangeError)
})
