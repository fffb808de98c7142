import { findRegion, findSize } from '#src/domain/catalog.ts'
import { gigabytes } from '#src/domain/quantity.ts'
import type { AlertRow, ApiKeyRow, NotificationRow, OrganizationRow, VmRow, WorldRows } from '../db/index.ts'
import { keyCreated } from '../handlers/api-keys/key-created.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../kernel/duration.ts'
import { hrefOfAlert } from '../world/alert-notices.ts'
import { alertTitle, conditionText, measuredText } from '../world/alert-text.ts'
import { usageAt } from '../world/vm-metrics.ts'
import { type SeedBase, seedId } from './base.ts'

type Message = Pick<NotificationRow, 'kind' | 'severity' | 'title' | 'body' | 'href' | 'at'> & {
  readonly read: boolean
}

/**
 * Notifications of everybody in the demo organization. Three are unread, so the badge shows 3. Texts about VMs use
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
    messageFor(base, vms, alerts),
    {
      kind: 'system',
      severity: 'info',
      title: 'Maintenance in AP South on Sunday',
      body: 'VMs there may restart once between 02:00 and 04:00 UTC.',
      href: '/compute/vms',
      at: base.epoch - 20 * HOUR,
      read: false,
    },
    {
      kind: 'resource',
      severity: 'success',
      title: `${newest.name} is running`,
      body: `The VM in ${findRegion(newest.region)?.name} is up.`,
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

/** Newest unacknowledged alert; without one, a VM that is low on memory. */
function messageFor(base: SeedBase, vms: readonly VmRow[], alerts: readonly AlertRow[]): Message {
  const unseen = alerts.filter(
    ({ state, acknowledgedAt, firedAt }) =>
      state === 'active' && acknowledgedAt === null && (firedAt ?? 0) > base.epoch - 19 * HOUR,
  )
  if (unseen.length > 0) {
    const alert = unseen.reduce((a, b) => ((b.firedAt ?? 0) > (a.firedAt ?? 0) ? b : a))
    return {
      kind: 'alert',
      severity: alert.severity,
      title: alertTitle(alert),
      body: `${measuredText(alert)} ${conditionText(alert)}`,
      href: hrefOfAlert(alert),
      at: alert.firedAt ?? alert.since,
      read: false,
    }
  }
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
 * The same notifications for each user, and one for each of their API keys. The fleet has at least one failed and one
 * running VM.
 */
export function demoNotifications(
  base: SeedBase,
  { id }: OrganizationRow,
  userIds: readonly string[],
  { vms = [], alerts = [], apiKeys = [] }: WorldRows,
): NotificationRow[] {
  const planned = messages(base, vms, alerts)
  return userIds.flatMap((userId) =>
    [...planned, ...messagesOfKeys(apiKeys.filter((key) => key.userId === userId))].map(
      ({ read, ...message }, index) => ({
        id: seedId(base, 'ntf', userId, index),
        organizationId: id,
        userId,
        ...message,
        readAt: read ? message.at + 50 * MINUTE : null,
      }),
    ),
  )
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
