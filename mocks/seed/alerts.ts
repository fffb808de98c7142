import { type AlertCondition, parseCondition } from '#src/domain/alert-condition.ts'
import {
  type Actor,
  type AlertEventRow,
  type AlertRow,
  type AlertRuleRow,
  type AnyRow,
  type Change,
  collections,
  dryRun,
  type NotificationChannelRow,
  type OrganizationRow,
  type Transaction,
  type WorldRows,
} from '../db/index.ts'
import { DAY, MINUTE, SECOND } from '../kernel/duration.ts'
import { evaluateAlerts, rulesChanged } from '../world/alert-evaluation.ts'
import { recordAlert } from '../world/alert-notices.ts'
import { draw, type SeedBase, seedId } from './base.ts'
import { concatRows } from './target.ts'

/** Length of the alert history: the dashboard compares with a month ago. */
const HISTORY = 35 * DAY

type PlannedRule = Pick<AlertRuleRow, 'name' | 'description' | 'durationMinutes' | 'severity' | 'enabled'> & {
  readonly condition: string
  readonly channels: readonly string[]
}

const RULES: readonly PlannedRule[] = [
  {
    name: 'High CPU',
    condition: 'CPU above 80%',
    durationMinutes: 5,
    severity: 'warning',
    description: 'Look for what runs away, or choose a larger size.',
    enabled: true,
    channels: ['Operations', 'Slack #alerts'],
  },
  {
    name: 'High memory',
    condition: 'Memory above 90%',
    durationMinutes: 2,
    severity: 'critical',
    description: 'Add memory, or find out what holds on to it.',
    enabled: true,
    channels: ['On call', 'Slack #alerts'],
  },
  {
    name: 'Disk almost full',
    condition: 'Disk free below 10%',
    durationMinutes: 1,
    severity: 'warning',
    description: 'Grow the disk before it is full.',
    enabled: false,
    channels: ['Operations'],
  },
  {
    name: 'Many errors',
    condition: 'Error rate above 5%',
    durationMinutes: 3,
    severity: 'critical',
    description: 'Look at the logs of what answers, and at what was deployed last.',
    enabled: true,
    channels: ['On call', 'Operations', 'Slack #alerts'],
  },
]

const CHANNELS: readonly Pick<NotificationChannelRow, 'name' | 'type' | 'destination' | 'enabled'>[] = [
  { name: 'Operations', type: 'email', destination: 'ops@nimbus.example', enabled: true },
  {
    name: 'Slack #alerts',
    type: 'slack',
    destination: 'https://hooks.slack.com/services/T0NIMBUS/B0ALERTS/madeUpForTheDemo4x7Q',
    enabled: true,
  },
  { name: 'On call', type: 'pagerduty', destination: 'd3m0d3m0d3m0d3m0d3m0d3m0d3m09f3c', enabled: true },
  { name: 'Night shift', type: 'sms', destination: '+14155550123', enabled: false },
]

/** Alert rules and channels of an organization, and the alerts that result from its metrics until now. */
export function alertRows(
  base: SeedBase,
  { id: organizationId, createdAt }: OrganizationRow,
  actors: readonly Actor[],
  rows: WorldRows,
): WorldRows {
  const { seed, epoch } = base
  const madeAt = Math.max(createdAt, epoch - 80 * DAY)
  const [owner] = actors
  if (owner === undefined) return {}
  const made = { createdAt: madeAt, updatedAt: madeAt, updatedBy: owner, revision: 1 }
  const notificationChannels = CHANNELS.map((channel): NotificationChannelRow => {
    return { id: channelId(base, channel.name), organizationId, ...channel, lastSentAt: null, ...made }
  })
  const alertRules = RULES.map(({ condition, channels, ...rule }): AlertRuleRow => {
    const id = seedId(base, 'alertrule', organizationId, rule.name)
    const channelIds = channels.map((name) => channelId(base, name))
    return { id, organizationId, ...rule, ...read(condition), resources: [], channelIds, ...made }
  })

  const from = Math.max(createdAt, epoch - HISTORY)
  const began = concatRows(rows, { alertRules, notificationChannels })
  const { changes } = dryRun(collections, began, (tx) => {
    rulesChanged({ tx, seed, at: from }, organizationId)
    evaluateAlerts({ tx, seed, at: epoch })
    takeOn(base, tx, organizationId, actors)
  })
  const alerts = rowsOf<AlertRow>(changes, 'alerts')
  const alertEvents = rowsOf<AlertEventRow>(changes, 'alertEvents')
  return {
    alertRules,
    alerts,
    alertEvents,
    alertWatches: rowsOf(changes, 'alertWatches'),
    // Only the time of the last message; past messages are not in the outbox.
    notificationChannels: notificationChannels.map(
      (row) =>
        rowsOf<NotificationChannelRow>(changes, 'notificationChannels').find((it) => it.id === row.id) ?? row,
    ),
  }
}

function channelId(base: SeedBase, name: string): string {
  return seedId(base, 'channel', name)
}

function read(text: string): AlertCondition {
  const { condition, problem } = parseCondition(text)
  if (condition === null)
    throw new Error(`The seed contains an invalid condition “${text}”: ${problem.message}`)
  return condition
}

function rowsOf<Row extends AnyRow>(changes: readonly Change[], collection: string): Row[] {
  return changes.flatMap((it) => (it.collection === collection && it.row !== null ? [it.row as Row] : []))
}

/** Acknowledges most alerts within minutes; the newest active one is still unseen. */
function takeOn(base: SeedBase, tx: Transaction, organizationId: string, actors: readonly Actor[]): void {
  const fired = tx.alerts
    .by('organizationId', organizationId)
    .filter(({ firedAt }) => firedAt !== null)
    .sort((a, b) => (b.firedAt ?? 0) - (a.firedAt ?? 0) || (a.id < b.id ? -1 : 1))
  let active = 0
  for (const alert of fired) {
    const rng = draw(base, 'acknowledged', alert.id)
    const actor = rng.pick(actors)
    const at = (alert.firedAt ?? 0) + rng.int(35 * SECOND, 6 * MINUTE)
    const isLikely = rng.chance(0.8)
    const isFirst = alert.state === 'active' && active++ % 2 === 0
    if (isFirst || !isLikely || at >= Math.min(alert.resolvedAt ?? base.epoch, base.epoch)) continue
    tx.alerts.update(alert.id, {
      acknowledgedAt: at,
      assignee: actor,
      updatedAt: Math.max(at, alert.updatedAt),
    })
    recordAlert({ tx, seed: base.seed, at }, alert, {
      kind: 'acknowledged',
      summary: `Acknowledged by ${actor.name}.`,
      actor,
    })
  }
}
