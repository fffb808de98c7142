import type { AlertRow, AlertRuleRow, AlertSilenceRow, Transaction } from '../db/index.ts'
import { MINUTE } from '../kernel/duration.ts'
import { random } from '../kernel/random.ts'
import { type AlertTransition, type Episode, REOPEN_WINDOW, type Track } from './alert-episodes.ts'
import { canMeetThreshold, evaluateBetween, type Metered, metersOf } from './alert-meters.ts'
import { notifyFired, notifyResolved, recordAlert } from './alert-notices.ts'
import { coversAlert, firstUnsilenced } from './alert-silences.ts'
import { conditionText, measuredText, resolutionText } from './alert-text.ts'
import { watchOf, wholeMinute } from './alert-watches.ts'
import { endAlert } from './end-alert.ts'
import type { WorldContext } from './job-context.ts'
import { namedResource } from './named-resource.ts'
import { findResource, type Subject } from './resource-definitions.ts'

/*
 * Evaluates the alert rules of organizations against their resources' metrics. Rules have no deadlines: each
 * evaluation covers all minutes since the last one, so a day skipped at once has the same history as a day watched
 * live.
 */

/**
 * Evaluates the rules of an organization. Call it before a change that affects what is measured.
 *
 * @param lastDayOnly evaluates only incidents of all days but the last one
 */
export function evaluateAlerts(
  { tx, seed, at }: WorldContext,
  organizationId: string,
  lastDayOnly = false,
): void {
  const watch = watchOf(tx, organizationId)
  const from = watch?.evaluatedTo ?? null
  const until = wholeMinute(at)
  if (watch === undefined || from === null || until <= from) return
  const pass = new AlertEvaluation(tx, seed, { organizationId, from, until, lastDayOnly })
  pass.evaluateRules()
  pass.endOrphans()
  tx.alertWatches.update(watch.id, {
    evaluatedTo: until,
    changedAt: pass.hasChanged ? until : watch.changedAt,
  })
}

/** One evaluation of an organization's rules, from one whole minute to another. */
class AlertEvaluation {
  hasChanged = false
  readonly #tx: Transaction
  readonly #seed: number
  readonly #organizationId: string
  readonly #from: number
  readonly #until: number
  readonly #lastDayOnly: boolean
  /** Open and recent alerts, by rule and resource. */
  readonly #open: PairMap
  readonly #recent: PairMap
  readonly #silences: readonly AlertSilenceRow[]
  /** Times at which alerts were reopened, by id. */
  readonly #reopenedAt = new Map<string, number>()

  constructor(
    tx: Transaction,
    seed: number,
    {
      organizationId,
      from,
      until,
      lastDayOnly,
    }: {
      readonly organizationId: string
      readonly from: number
      readonly until: number
      readonly lastDayOnly: boolean
    },
  ) {
    this.#tx = tx
    this.#seed = seed
    this.#organizationId = organizationId
    this.#from = from
    this.#until = until
    this.#lastDayOnly = lastDayOnly
    this.#open = byPair(tx.alerts.by('openIn', organizationId))
    this.#recent = byPair(
      tx.alerts
        .by('organizationId', organizationId)
        .filter((it) => it.resolution === 'recovered' && (it.resolvedAt ?? 0) > from - REOPEN_WINDOW),
    )
    this.#silences = tx.alertSilences
      .by('organizationId', organizationId)
      .filter(({ endsAt }) => endsAt > from)
  }

  evaluateRules(): void {
    const all = this.#tx.alertRules
      .by('organizationId', this.#organizationId)
      .filter(({ enabled }) => enabled)
    const byMetric = new Map<AlertRuleRow['metric'], readonly Metered[]>()
    for (const rule of all) {
      // Meters that one rule needs are not kept: the garbage collector would copy ten thousand of them.
      const isAlone = all.every(({ id, metric }) => id === rule.id || metric !== rule.metric)
      if (isAlone) {
        this.#evaluateRule(rule, this.#metersOf(rule))
        continue
      }
      const meters = byMetric.get(rule.metric) ?? [...this.#metersOf({ ...rule, resources: [] })]
      byMetric.set(rule.metric, meters)
      const wanted = new Set(rule.resources.map(({ id }) => id))
      this.#evaluateRule(
        rule,
        wanted.size === 0 ? meters : meters.filter(({ subject }) => wanted.has(subject.row.id)),
      )
    }
  }

  #metersOf(rule: Pick<AlertRuleRow, 'metric' | 'resources'>): Iterable<Metered> {
    const context = { tx: this.#tx, seed: this.#seed, at: this.#until }
    return metersOf(context, this.#organizationId, this.#from, rule, this.#lastDayOnly)
  }

  #evaluateRule(rule: AlertRuleRow, meters: Iterable<Metered>): void {
    const open = this.#open.get(rule.id)
    const recent = this.#recent.get(rule.id)
    for (const metered of meters) {
      const { id } = metered.subject.row
      const row = open?.get(id)
      if (row === undefined) {
        if (!canMeetThreshold(rule, metered.bounds)) continue
      } else {
        open?.delete(id)
      }
      this.#evaluatePair(rule, metered, row, recent?.get(id))
    }
  }

  /** Ends open alerts of resources that were deleted or no longer have the metric. */
  endOrphans(): void {
    const at = this.#from + MINUTE
    for (const rows of this.#open.values()) {
      for (const row of rows.values()) {
        this.hasChanged = true
        const isThere = findResource(this.#tx, row.resource.id) !== undefined
        endAlert({ tx: this.#tx, seed: this.#seed, at }, row, isThere ? 'no_data' : 'resource_deleted')
      }
    }
  }

  /**
   * @param row open alert of the rule and the resource
   * @param recent last alert of both that recovered, which may reopen
   */
  #evaluatePair(
    rule: AlertRuleRow,
    metered: Metered,
    row: AlertRow | undefined,
    recent: AlertRow | undefined,
  ): void {
    const track: Track = {
      current: row === undefined ? null : episodeOf(row),
      last: recent === undefined ? null : episodeOf(recent),
    }
    const before = track.current
    const transitions: Transition[] = []
    evaluateBetween(track, rule, metered, this.#from, this.#until, (kind, episode, at) => {
      transitions.push({ kind, episode, at })
    })
    const { current } = track
    if (transitions.length === 0 && current === before) {
      // No transition, but a silence may have ended.
      if (row?.state === 'active' && this.#notifyLate(row, this.#until + MINUTE) !== row)
        this.hasChanged = true
      return
    }
    this.hasChanged = true

    const known = new Map<number, AlertRow>()
    for (const it of [row, recent]) if (it !== undefined) known.set(it.since, it)
    if (row !== undefined && current?.since !== row.since) this.#closeAlert(row, transitions)
    for (const { kind, episode, at } of transitions) {
      const alert = this.#writeAlert(rule, metered.subject, known, episode, at)
      this.#recordTransition(kind, alert, at)
      known.set(episode.since, this.#tx.alerts.get(alert.id) ?? alert)
    }
    if (current !== null) {
      // New without a transition: pending since the first minute that met the condition.
      const alert = this.#writeAlert(rule, metered.subject, known, current, current.since + MINUTE)
      if (current.phase === 'active') this.#notifyLate(alert, this.#until + MINUTE)
    }
  }

  /** Closes an alert whose episode is over: one that never fired is removed, one resolved by hand is no longer open. */
  #closeAlert(row: AlertRow, transitions: readonly Transition[]): void {
    const hasTransition = transitions.some(({ episode }) => episode.since === row.since)
    if (row.state === 'pending' && !hasTransition) this.#tx.alerts.remove(row.id)
    else if (row.state === 'resolved') this.#tx.alerts.update(row.id, { openIn: null })
  }

  /**
   * Writes the row of an episode.
   * @param known rows by the start of their episode; the written row is added
   */
  #writeAlert(
    rule: AlertRuleRow,
    { type, row: resource }: Subject,
    known: Map<number, AlertRow>,
    episode: Episode,
    at: number,
  ): AlertRow {
    const { phase, resolvedAt, resolution, ...facts } = episode
    const changes = {
      ...facts,
      state: phase === 'over' || phase === 'held' ? ('resolved' as const) : phase,
      openIn: phase === 'over' ? null : this.#organizationId,
      resolvedAt,
      resolution,
    }
    const before = known.get(episode.since)
    if (before !== undefined) {
      const hasNewState = before.state !== changes.state
      const row = this.#tx.alerts.update(before.id, {
        ...changes,
        // The rule may have been renamed while the alert was pending.
        ...(before.state === 'pending' && ruleFacts(rule)),
        ...(phase === 'held' && { resolvedAt: before.resolvedAt, resolution: before.resolution }),
        ...(hasNewState && { updatedAt: at, resolvedBy: null }),
      })
      known.set(episode.since, row)
      return row
    }
    const row = this.#tx.alerts.insert({
      id: random(this.#seed, 'alert', rule.id, resource.id, episode.since).id('alert'),
      organizationId: this.#organizationId,
      ...changes,
      ruleId: rule.id,
      ...ruleFacts(rule),
      metric: rule.metric,
      operator: rule.operator,
      threshold: rule.threshold,
      durationMinutes: rule.durationMinutes,
      resource: namedResource(type, resource),
      tags: tagsOf(resource),
      notifiedAt: null,
      acknowledgedAt: null,
      assignee: null,
      resolvedBy: null,
      updatedAt: at,
    })
    known.set(episode.since, row)
    return row
  }

  #recordTransition(transition: AlertTransition, alert: AlertRow, at: number): void {
    const context = { tx: this.#tx, seed: this.#seed, at }
    switch (transition) {
      case 'fired':
        recordAlert(context, alert, {
          kind: 'fired',
          summary: `${measuredText(alert)} ${conditionText(alert)}`,
        })
        break
      case 'reopened':
        recordAlert(context, alert, { kind: 'reopened', summary: 'The condition is true again.' })
        this.#tx.alerts.update(alert.id, { notifiedAt: null })
        this.#reopenedAt.set(alert.id, at)
        break
      case 'resolved': {
        // A silence may have ended while the alert fired.
        const notifications = this.#notifyLate(alert, at)
        const { resolution } = alert
        if (resolution === null) break
        recordAlert(context, alert, { kind: 'resolved', summary: resolutionText(resolution) })
        notifyResolved(context, notifications)
      }
    }
  }

  /**
   * Sends the notification of a firing alert once no silence covers it, if that is before `end`. An acknowledged alert
   * needs none, except at the time it is reopened: people were told that it had ended.
   */
  #notifyLate(alert: AlertRow, end: number): AlertRow {
    const { id, firedAt, notifiedAt, acknowledgedAt } = alert
    if (firedAt === null || notifiedAt !== null) return alert
    const reopenedAt = this.#reopenedAt.get(id)
    const from = Math.max(reopenedAt ?? firedAt, this.#from + MINUTE)
    const at = firstUnsilenced(this.#silencesOf(alert), from)
    if (at >= end || (acknowledgedAt !== null && at !== reopenedAt)) return alert
    return notifyFired({ tx: this.#tx, seed: this.#seed, at }, alert)
  }

  #silencesOf(alert: AlertRow): AlertSilenceRow[] {
    return this.#silences.filter((it) => coversAlert(it, alert))
  }
}

/** Facts of a rule that an alert keeps from the time it fires. The condition is not among them: its change ends the alert. */
function ruleFacts({ name, description, severity }: AlertRuleRow) {
  return { ruleName: name, ruleDescription: description, severity }
}

interface Transition {
  readonly kind: AlertTransition
  readonly episode: Episode
  readonly at: number
}

type PairMap = Map<string, Map<string, AlertRow>>

/** Latest alert of each rule and resource. */
function byPair(rows: readonly AlertRow[]): PairMap {
  const pairs: PairMap = new Map()
  for (const row of rows) {
    let ofRule = pairs.get(row.ruleId)
    if (ofRule === undefined) {
      ofRule = new Map()
      pairs.set(row.ruleId, ofRule)
    }
    const other = ofRule.get(row.resource.id)
    if (other === undefined || other.since < row.since) ofRule.set(row.resource.id, row)
  }
  return pairs
}

function episodeOf(row: AlertRow): Episode {
  const { since, firedAt, calmSince, value, peakValue, resolvedAt, resolution, state, openIn } = row
  const phase = state !== 'resolved' ? state : openIn === null ? 'over' : 'held'
  return { phase, since, firedAt, calmSince, value, peakValue, resolvedAt, resolution }
}

function tagsOf(row: object): string[] {
  return 'tags' in row && Array.isArray(row.tags) ? [...row.tags] : []
}
