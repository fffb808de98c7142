import { maskDestination } from '#src/domain/notification-channel.ts'
import type { AlertEventRow, AlertRow, NotificationChannelRow, Transaction } from '../db/index.ts'
import { joinNames } from '../kernel/join-names.ts'
import { orderedId, random } from '../kernel/random.ts'
import { silencedUntil } from './alert-silences.ts'
import { alertTitle, conditionText, measuredText, resolutionText } from './alert-text.ts'
import type { WorldContext } from './job-context.ts'
import { notify } from './notify.ts'
import { PLATFORM } from './record.ts'

/** Console path of an alert. */
export function hrefOfAlert({ id }: Pick<AlertRow, 'id'>): string {
  return `/monitoring/alerts?dialog=alert&row=${id}`
}

/** Adds an event to an alert's history. */
export function recordAlert(
  { tx, seed, at }: WorldContext,
  alert: Pick<AlertRow, 'id' | 'organizationId'>,
  event: Pick<AlertEventRow, 'kind' | 'summary'> & Partial<Pick<AlertEventRow, 'actor'>>,
): void {
  const nth = tx.alertEvents.by('alertId', alert.id).filter((it) => it.at === at).length
  tx.alertEvents.insert({
    id: orderedId(random(seed, 'alert-event', alert.id, at, nth), 'alertevent', nth),
    organizationId: alert.organizationId,
    alertId: alert.id,
    at,
    actor: PLATFORM,
    ...event,
  })
}

/** Notifies members who may see the alert, and the channels of its rule, that it fires. Returns the changed alert. */
export function notifyFired(context: WorldContext, alert: AlertRow): AlertRow {
  const people = notifyMembers(context, alert, {
    severity: alert.severity,
    title: alertTitle(alert),
    body: `${measuredText(alert)} ${conditionText(alert)}`,
  })
  const channels = channelsOf(context.tx, alert)
  for (const channel of channels) {
    sendTo(context, channel, {
      key: `${alert.id} fired`,
      kind: 'alert-fired',
      subject: `${alert.severity.toUpperCase()}: ${alertTitle(alert)}`,
      text: [measuredText(alert), conditionText(alert), alert.ruleDescription],
      facts: { alertId: alert.id, href: hrefOfAlert(alert) },
    })
  }
  const recipients = [
    ...(people === 0 ? [] : [people === 1 ? '1 person' : `${people} people`]),
    ...channels.map(({ name }) => name),
  ]
  recordAlert(context, alert, {
    kind: 'notified',
    summary: `Notified ${recipients.length === 0 ? 'nobody' : joinNames(recipients)}.`,
  })
  return context.tx.alerts.update(alert.id, { notifiedAt: context.at })
}

/**
 * Notifies the members and channels of `notifyFired` that an alert is resolved: only the channels if a user resolved it,
 * and nobody if its firing was not notified or a silence covers it.
 */
export function notifyResolved(context: WorldContext, alert: AlertRow): void {
  const silences = context.tx.alertSilences.by('organizationId', alert.organizationId)
  if (alert.notifiedAt === null || silencedUntil(silences, alert, context.at) !== null) return
  const why = resolutionText(alert.resolution ?? 'recovered')
  if (alert.resolvedBy === null) {
    notifyMembers(context, alert, { severity: 'success', title: `Resolved: ${alertTitle(alert)}`, body: why })
  }
  for (const channel of channelsOf(context.tx, alert)) {
    sendTo(context, channel, {
      key: `${alert.id} resolved`,
      kind: 'alert-resolved',
      subject: `RESOLVED: ${alertTitle(alert)}`,
      text: [why],
      facts: { alertId: alert.id, href: hrefOfAlert(alert) },
    })
  }
}

/** @returns number of members notified */
function notifyMembers(
  context: WorldContext,
  alert: AlertRow,
  message: {
    readonly severity: 'info' | 'success' | 'warning' | 'critical'
    readonly title: string
    readonly body: string
  },
): number {
  const people = context.tx.memberships
    .by('organizationId', alert.organizationId)
    .filter(({ status }) => status === 'active')
  return notify(context, {
    organizationId: alert.organizationId,
    userIds: people.map(({ userId }) => userId),
    event: 'alert',
    ...message,
    href: hrefOfAlert(alert),
  })
}

/** Enabled channels of the alert's rule, by name; empty if the rule was deleted. */
function channelsOf(tx: Transaction, { ruleId }: AlertRow): NotificationChannelRow[] {
  const ids = tx.alertRules.get(ruleId)?.channelIds ?? []
  return ids
    .flatMap((id) => tx.notificationChannels.get(id) ?? [])
    .filter(({ enabled }) => enabled)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

interface Sent {
  /** Distinguishes messages to the same channel at the same time. */
  readonly key: string
  readonly kind: 'alert-fired' | 'alert-resolved' | 'channel-test'
  readonly subject: string
  readonly text: readonly string[]
  readonly facts: Readonly<Record<string, string>>
}

/** Adds a message to the outbox, without secrets. Nothing is delivered beyond it. */
export function sendTo(
  { tx, seed, at }: WorldContext,
  channel: NotificationChannelRow,
  { key, kind, subject, text, facts }: Sent,
): void {
  const to = maskDestination(channel.type, channel.destination)
  const idOf = (nth: number) => random(seed, 'sent', channel.id, key, at, nth).id('mail')
  let nth = 0
  while (tx.mails.get(idOf(nth)) !== undefined) nth += 1
  tx.mails.insert({
    id: idOf(nth),
    to,
    kind,
    subject,
    text: text.filter((it) => it !== '').join('\n\n'),
    facts: { ...facts, channelId: channel.id, channelType: channel.type },
    at,
  })
  tx.notificationChannels.update(channel.id, { lastSentAt: Math.max(channel.lastSentAt ?? 0, at) })
}
