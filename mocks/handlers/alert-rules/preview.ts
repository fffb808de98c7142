import type { AlertRulePreview, AlertRulePreviewFiring } from '#src/api/generated/types.gen.ts'
import { formatCondition, unitOf } from '#src/domain/alert-condition.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { DAY, MINUTE } from '../../kernel/duration.ts'
import { iso, isoOrNull } from '../../kernel/iso-time.ts'
import type { Episode, Track, Watched } from '../../world/alert-episodes.ts'
import { canMeetThreshold, evaluateBetween, type Metered, metersOf } from '../../world/alert-meters.ts'
import { namedResource } from '../../world/named-resource.ts'
import { compareSubjects } from '../monitoring/health.ts'
import { resolve } from '../shared/references.ts'
import { readCondition } from './read-condition.ts'
import { checkMeasured, resourceReferences } from './rules.ts'

/** Limits of the preview chart: number of series, and values in each. */
const MAX_SERIES = 5
const POINTS = 288

const MAX_FIRINGS = 200

export const previewHandlers: HandlersFor<'previewAlertRule'> = {
  previewAlertRule(ctx) {
    const { tx, seed, now, identity, body } = ctx
    const condition = readCondition(body.condition)
    const watched: Watched = { ...condition, durationMinutes: body.durationMinutes }
    const { resources } = resolve({ resources: resourceReferences(ctx, body.resourceIds ?? []) })
    checkMeasured(condition.metric, resources)

    const to = now - (now % MINUTE)
    const from = to - DAY
    const watches = { metric: condition.metric, resources: [...resources] }
    const metered = [...metersOf({ tx, seed, at: to }, identity.organization.id, from, watches)]
    const firings = metered.flatMap((it) => firingsOf(watched, it, from, to))
    firings.sort(
      (a, b) =>
        Date.parse(b.firedAt) - Date.parse(a.firedAt) ||
        compareSubjects({ row: a.resource }, { row: b.resource }),
    )
    return {
      status: 200,
      body: {
        condition: formatCondition(condition),
        ...condition,
        unit: unitOf(condition.metric),
        watchedCount: metered.length,
        from: iso(from),
        to: iso(to),
        ...seriesOf(watched, metered, firings, from, to),
        firedCount: firings.length,
        firings: firings.slice(0, MAX_FIRINGS),
      },
    }
  },
}

/** Times a rule would have fired on a resource. */
function firingsOf(watched: Watched, metered: Metered, from: number, to: number): AlertRulePreviewFiring[] {
  if (!canMeetThreshold(watched, metered.bounds)) return []
  const { type, row } = metered.subject
  const episodes = new Map<number, Episode>()
  const track: Track = { current: null, last: null }
  evaluateBetween(track, watched, metered, from, to, (_, episode) => episodes.set(episode.since, episode))
  const { current } = track
  if (current !== null && episodes.has(current.since)) episodes.set(current.since, current)
  return [...episodes.values()].map(({ firedAt, since, resolvedAt, peakValue }) => ({
    resource: namedResource(type, row),
    firedAt: iso(firedAt ?? since),
    resolvedAt: isoOrNull(resolvedAt),
    peakValue,
  }))
}

/** Series of the resources that fired most, then of those that came closest. */
function seriesOf(
  { operator }: Watched,
  metered: readonly Metered[],
  firings: readonly AlertRulePreviewFiring[],
  from: number,
  to: number,
): Pick<AlertRulePreview, 'stepSeconds' | 'series'> {
  const fired = new Map<string, number>()
  for (const { resource } of firings) fired.set(resource.id, (fired.get(resource.id) ?? 0) + 1)
  const timesFired = ({ subject }: Metered) => fired.get(subject.row.id) ?? 0
  const near = ({ bounds }: Metered) => (operator === 'above' ? -bounds.max : bounds.min)
  const chosen = [...metered]
    .sort(
      (a, b) => timesFired(b) - timesFired(a) || near(a) - near(b) || compareSubjects(a.subject, b.subject),
    )
    .slice(0, MAX_SERIES)
  return {
    stepSeconds: DAY / POINTS / 1000,
    series: chosen.map(({ subject: { type, row }, meter }) => ({
      resource: namedResource(type, row),
      values: meter.over({ from, to, points: POINTS }).values,
    })),
  }
}
