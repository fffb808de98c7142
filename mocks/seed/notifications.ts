import { findSize } from '#src/domain/catalog.ts'
import { gigabytes } from '#src/domain/quantity.ts'
import { regionName } from '#src/domain/region.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import type { AlertRow, ApiKeyRow, NotificationRow, OrganizationRow, VmRow, WorldRows } from '../db/index.ts'
import { keyCreated } from '../handlers/api-keys/key-texts.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../kernel/duration.ts'
import { hrefOfAlert } from '../world/alert-notices.ts'
import { allResourceDefinitions } from '../world/resource-definitions.ts'
import { usageAt } from '../world/vm-metrics.ts'
import { type SeedBase, seedId } from './base.ts'
import { resourcesOfType } from './target.ts'

type Message = Pick<NotificationRow, 'kind' | 'severity' | 'title' | 'body' | 'href' | 'at'> & {
  readonly read: boolean
}

/**
 * Notifications of all members of the demo organization. Three are unread, so the badge shows 3. Texts about VMs use
 * the seeded rows.
 */
function messages(base: SeedBase, vms: readonly VmRow[], alerts: readonly AlertRow[]): Message[] {
  const failed = latest(
    vms.filter((vm) => vm.status === 'error'),
    (vm) => vm.updatedAt,
  )
  const newest = latest(
    vms.filter((vm) => vm.status === 'running'),
    (vm) => vm.createdAt,
  )
  const hrefOf = (vm: VmRow) => `/compute/vms/${vm.id}`
  return [
    {
      kind: 'resource',
      severity: 'critical',
      title: `${failed.name} has failed`,
      body: `${failed.statusReason} Restart it to bring it back.`,
      href: hrefOf(failed),
      at: failed.updatedAt,
      read: false,
    },
    ...(newestUnseen(base, alerts) === undefined ? [memoryMessage(base, vms)] : []),
    {
      kind: 'system',
      severity: 'info',
      title: 'VMs can stop and start on a schedule',
      body: 'Set the times on the page of a VM.',
      href: '/compute/vms',
      at: base.epoch - 20 * HOUR,
      read: false,
    },
    {
      kind: 'resource',
      severity: 'success',
      title: `${newest.name} is running`,
      body: `The VM in ${regionName(newest.region)} is up.`,
      href: hrefOf(newest),
      at: newest.createdAt + 20 * SECOND,
      read: true,
    },
    {
      kind: 'system',
      severity: 'info',
      title: 'H200 GPUs are now available in EU West',
      body: 'You can create VMs with one or four H200 GPUs there.',
      href: '/compute/vms/new',
      at: base.epoch - 9 * DAY,
      read: true,
    },
  ]
}

/** One for each failed resource other than a VM, whose message is planned, in the seed variant `failures`. */
function failureMessages({ seedVariants = [] }: SeedBase, rows: WorldRows): Message[] {
  if (!seedVariants.includes('failures')) return []
  return allResourceDefinitions
    .filter(({ type }) => type !== 'vm')
    .flatMap((definition) =>
      resourcesOfType(rows, definition)
        .filter(({ status }) => status === 'error')
        .map((row) => ({
          kind: 'resource',
          severity: 'critical',
          title: `${resourceLabel(row)} has failed`,
          body: row.statusReason ?? '',
          href: definition.href(row),
          at: row.updatedAt,
          read: false,
        })),
    )
}

/** Newest unacknowledged alert of the last hours. */
function newestUnseen({ epoch }: SeedBase, alerts: readonly AlertRow[]): AlertRow | undefined {
  return alerts
    .filter((it) => it.state === 'active' && it.acknowledgedAt === null && firedAt(it) > epoch - 19 * HOUR)
    .sort((a, b) => firedAt(b) - firedAt(a))[0]
}

const firedAt = (alert: AlertRow) => alert.firedAt ?? 0

/** A VM that is low on memory: in place of an unseen alert, so that three notifications are unread. */
function memoryMessage(base: SeedBase, vms: readonly VmRow[]): Message {
  const noticedAt = base.epoch - 3 * HOUR - 12 * MINUTE
  const { vm, percent } = busiestVm(base, vms, noticedAt)
  return {
    kind: 'alert',
    severity: 'warning',
    title: `${vm.name} is low on memory`,
    body: `It used ${percent}% of its ${gigabytes(findSize(vm.sizeId)?.memoryGb ?? 0)}.`,
    href: `/compute/vms/${vm.id}`,
    at: noticedAt,
    read: false,
  }
}

/** Notifications so far of a user; only the newest unseen alert is unread. */
function sentTo(
  base: SeedBase,
  userId: string,
  { alerts = [], notifications = [] }: WorldRows,
): NotificationRow[] {
  const unseen = newestUnseen(base, alerts)
  return notifications
    .filter((it) => it.userId === userId)
    .map((it) => ({
      ...it,
      readAt: unseen !== undefined && it.href === hrefOfAlert(unseen) ? null : readAt(base, it),
    }))
}

const readAt = ({ epoch }: SeedBase, { at }: { readonly at: number }) => Math.min(at + 50 * MINUTE, epoch)

/** One for each API key of a user. */
function messagesOfKeys(apiKeys: readonly ApiKeyRow[]): Message[] {
  return apiKeys.map(({ name, createdAt }) => ({
    kind: 'security',
    ...keyCreated(name),
    at: createdAt,
    read: true,
  }))
}

/**
 * The same notifications for each user, those that were sent so far, and one for each of the user's API keys. The fleet has at
 * least one failed and one running VM.
 */
export function demoNotifications(
  base: SeedBase,
  { id }: OrganizationRow,
  userIds: readonly string[],
  rows: WorldRows,
  isLarge: boolean,
): NotificationRow[] {
  const { vms = [], alerts = [], apiKeys = [] } = rows
  // A large data set has hundreds of failed resources.
  const failures = isLarge ? [] : failureMessages(base, rows)
  const planned = [...messages(base, vms, alerts), ...failures]
  return userIds.flatMap((userId) => [
    ...sentTo(base, userId, rows),
    ...[...planned, ...messagesOfKeys(apiKeys.filter((key) => key.userId === userId))].map(
      ({ read, ...message }, index) => ({
        id: seedId(base, 'ntf', userId, index),
        organizationId: id,
        userId,
        ...message,
        readAt: read ? readAt(base, message) : null,
      }),
    ),
  ])
}

function latest(vms: readonly VmRow[], when: (vm: VmRow) => number): VmRow {
  return vms.reduce((a, b) => (when(b) > when(a) ? b : a))
}

/** VM with the highest memory usage at a time; in a large fleet, among the first few. */
function busiestVm(base: SeedBase, vms: readonly VmRow[], at: number): { vm: VmRow; percent: number } {
  const then = vms
    .slice(0, 200)
    .filter((vm) => vm.startedAt !== null && vm.startedAt < at)
    .map((vm) => ({ vm, percent: usageAt(base.seed, vm, at)?.memoryPercent ?? 0 }))
  return then.reduce((a, b) => (b.percent > a.percent ? b : a))
}
