import { type AlertCondition, parseCondition } from '#src/domain/alert-condition.ts'
import {
  type Actor,
  type AlertRow,
  type AlertRuleRow,
  collections,
  dryRun,
  type NotificationChannelRow,
  type OrganizationRow,
  type Transaction,
  type WorldRows,
} from '../db/index.ts'
import { DAY, MINUTE, SECOND } from '../kernel/duration.ts'
import { evaluateAlerts } from '../world/alert-evaluation.ts'
import { recordAlert } from '../world/alert-notices.ts'
import { rulesChanged } from '../world/alert-watches.ts'
import { draw, type SeedBase, seedId } from './base.ts'
import { concatRows, rowsOf } from './target.ts'

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
    description: 'Find the process using the CPU, or choose a larger size.',
    enabled: true,
    channels: ['Operations', 'Slack #alerts'],
  },
  {
    name: 'High memory',
    condition: 'Memory above 90%',
    durationMinutes: 2,
    severity: 'critical',
    description: 'Find the process using the memory, or choose a larger size.',
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
    name: 'High error rate',
    condition: 'Error rate above 5%',
    durationMinutes: 3,
    severity: 'critical',
    description: 'Check the logs and the last deployment.',
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

/**
 * Alert rules and channels of an organization, and the alerts that result from its metrics until now, with the notifications
 * that they sent to members.
 */
export function alertRows(
  base: SeedBase,
  { id: organizationId, createdAt }: OrganizationRow,
  actors: readonly Actor[],
  rows: WorldRows,
): WorldRows {
  const { seed, epoch } = base
  const setUpAt = Math.max(createdAt, epoch - 80 * DAY)
  const [owner] = actors
  if (owner === undefined) return {}
  const common = { createdAt: setUpAt, updatedAt: setUpAt, updatedBy: owner, revision: 1 }
  const notificationChannels = CHANNELS.map((channel): NotificationChannelRow => {
    return { id: channelId(base, channel.name), organizationId, ...channel, lastSentAt: null, ...common }
  })
  const alertRules = RULES.map(({ condition, channels, ...rule }): AlertRuleRow => {
    const id = seedId(base, 'alertrule', organizationId, rule.name)
    const channelIds = channels.map((name) => channelId(base, name))
    return { id, organizationId, ...rule, ...parse(condition), resources: [], channelIds, ...common }
  })

  const from = Math.max(createdAt, epoch - HISTORY)
  const initialRows = concatRows(rows, { alertRules, notificationChannels })
  const { changes } = dryRun(collections, initialRows, (tx) => {
    rulesChanged({ tx, seed, at: from }, organizationId)
    // Each start of a page does this: with all days in detail, a seed takes three times as long.
    evaluateAlerts({ tx, seed, at: epoch }, organizationId, true)
    acknowledgeAlerts(base, tx, organizationId, actors)
  })
  const alerts = rowsOf(changes, 'alerts')
  const alertEvents = rowsOf(changes, 'alertEvents')
  return {
    alertRules,
    alerts,
    alertEvents,
    alertWatches: rowsOf(changes, 'alertWatches'),
    notifications: rowsOf(changes, 'notifications'),
    // Only the time of the last message; past messages are not in the outbox.
    notificationChannels: notificationChannels.map(
      (row) => rowsOf(changes, 'notificationChannels').find((it) => it.id === row.id) ?? row,
    ),
  }
}

function channelId(base: SeedBase, name: string): string {
  return seedId(base, 'channel', name)
}

function parse(text: string): AlertCondition {
  const { condition, problem } = parseCondition(text)
  if (condition === null)
    throw new Error(`The seed contains an invalid condition “${text}”: ${problem.message}`)
  return condition
}

/** Acknowledges most alerts within minutes; the newest active one is still unseen. */
function acknowledgeAlerts(
  base: SeedBase,
  tx: Transaction,
  organizationId: string,
  actors: readonly Actor[],
): void {
  const fired = tx.alerts
    .by('organizationId', organizationId)
    .filter(({ firedAt }) => firedAt !== null)
    .sort((a, b) => (b.firedAt ?? 0) - (a.firedAt ?? 0) || (a.id < b.id ? -1 : 1))
  let active = 0
  const acknowledged: Acknowledgment[] = []
  for (const alert of fired) {
    const rng = draw(base, 'acknowledged', alert.id)
    const firedAt = alert.firedAt ?? 0
    const actor = rng.pick(actors)
    const wait = rng.int(35 * SECOND, 6 * MINUTE)
    const longest = Math.min(alert.resolvedAt ?? base.epoch, base.epoch) - firedAt - SECOND
    const isLikely = rng.chance(0.8)
    const isFirst = alert.state === 'active' && active++ % 2 === 0
    if (!isFirst && isLikely && wait <= longest) acknowledged.push({ alert, actor, firedAt, wait, longest })
  }
  const counted = acknowledged.filter(({ firedAt }) => firedAt >= base.epoch - RESPONSE_WINDOW)
  const waits = withMean(counted, MEAN_RESPONSE)
  for (const it of acknowledged) {
    const { alert, actor, firedAt } = it
    const at = firedAt + (waits.get(it) ?? it.wait)
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

interface Acknowledgment {
  readonly alert: AlertRow
  readonly actor: Actor
  readonly firedAt: number
  readonly wait: number
  /** Longest possible wait: it is over, or the present, a second later. */
  readonly longest: number
}

/** The specification's response time, 3.2 minutes, and the time over which it is computed. */
const MEAN_RESPONSE = 3.2 * MINUTE
const RESPONSE_WINDOW = 30 * DAY
const MIN_WAIT = 20 * SECOND

/** Stretches the waits until their mean is the wanted one, as far as the longest possible waits allow. */
function withMean(taken: readonly Acknowledgment[], mean: number): Map<Acknowledgment, number> {
  const waits = new Map(taken.map((it) => [it, it.wait]))
  let rest = mean * taken.length - sumOf(waits)
  // Each round fills at least one wait up to its limit, or spends the rest.
  for (let round = 0; round <= taken.length && Math.abs(rest) >= 1; round++) {
    const open = taken.filter((it) => {
      const wait = waits.get(it) ?? 0
      return rest > 0 ? wait < it.longest : wait > MIN_WAIT
    })
    for (const [index, it] of open.entries()) {
      const wait = waits.get(it) ?? 0
      const wanted = wait + rest / (open.length - index)
      const next = Math.round(Math.min(it.longest, Math.max(MIN_WAIT, wanted)))
      waits.set(it, next)
      rest -= next - wait
    }
  }
  return waits
}

function sumOf(waits: ReadonlyMap<unknown, number>): number {
  let sum = 0
  for (const wait of waits.values()) sum += wait
  return sum
}
