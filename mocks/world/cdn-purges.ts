import type { Actor, CdnDistributionRow, CdnPurgeRow } from '../db/index.ts'
import { SECOND } from '../kernel/duration.ts'
import { orderedId } from '../kernel/random.ts'
import { scaleDuration } from './durations.ts'
import type { JobContext } from './job-context.ts'
import type { ActionContext } from './life-cycles/begin.ts'
import { activityOf, notifyActor } from './record.ts'
import { resourceDefinitions } from './resource-definitions.ts'

type PurgeKind = CdnPurgeRow['kind']

/** Duration of a purge in milliseconds; larger scopes take longer. */
const DURATIONS: Readonly<Record<PurgeKind, readonly [min: number, max: number]>> = {
  url: [4 * SECOND, 9 * SECOND],
  prefix: [9 * SECOND, 20 * SECOND],
  all: [18 * SECOND, 40 * SECOND],
}

/** Starts a purge. Its final progress is drawn now; the progress in between follows from the clock. */
export function beginPurge(
  { tx, now, random, lifecycle, actor, sequence, onSummary }: ActionContext,
  distribution: CdnDistributionRow,
  kind: PurgeKind,
  targets: readonly string[],
): CdnPurgeRow {
  const rng = random('purge', distribution.id)
  const [min, max] = DURATIONS[kind]
  const dueAt = now + scaleDuration(rng.int(min, max), lifecycle)
  const fails = rng.chance(lifecycle.failureRate)
  const reaches = rng.int(20, 90)
  const activityId = orderedId(rng, 'act', sequence)
  const summary = `Purged ${purgeScopeText(kind, targets)} from ${distribution.name}`
  onSummary?.(distribution.id, summary)
  tx.activities.insert(
    activityOf('cdn_distribution', distribution, {
      id: activityId,
      at: now,
      finishedAt: null,
      actor,
      action: 'cdn_distribution.purged',
      summary,
      outcome: 'in_progress',
    }),
  )
  return tx.cdnPurges.insert({
    id: orderedId(rng, 'purge', sequence),
    organizationId: distribution.organizationId,
    cdnDistributionId: distribution.id,
    kind,
    targets: [...targets],
    status: 'running',
    reachesPercent: fails ? reaches : 100,
    requestedBy: actor satisfies Actor,
    startedAt: now,
    dueAt,
    activityId,
  })
}

/** Names the scope of a purge: "everything", "/img/", "3 URLs". */
export function purgeScopeText(kind: PurgeKind, targets: readonly string[]): string {
  if (kind === 'all') return 'everything'
  const [only] = targets
  if (targets.length === 1 && only !== undefined && only.length <= 80) return only
  return `${targets.length} ${kind === 'url' ? 'URL' : 'path'}${targets.length === 1 ? '' : 's'}`
}

/** Percent of edge locations that have completed the purge; 100 only once it is finished. */
export function purgeProgress(purge: CdnPurgeRow, now: number): number {
  const { status, reachesPercent, startedAt, dueAt } = purge
  if (status !== 'running' || dueAt <= startedAt) return reachesPercent
  const elapsed = Math.min(1, Math.max(0, (now - startedAt) / (dueAt - startedAt)))
  // Most locations are fast; the last ones take long.
  return Math.min(99, Math.floor(reachesPercent * (1 - (1 - elapsed) ** 2)))
}

/** Ends a purge at its deadline. */
export function finishPurge(id: string, context: JobContext): void {
  const { tx, at } = context
  const purge = tx.cdnPurges.get(id)
  if (purge === undefined) return
  const failed = purge.reachesPercent < 100
  tx.cdnPurges.update(id, { status: failed ? 'failed' : 'completed' })
  tx.activities.update(purge.activityId, { outcome: failed ? 'failed' : 'succeeded', finishedAt: at })
  const distribution = tx.cdnDistributions.get(purge.cdnDistributionId)
  if (failed && distribution !== undefined) {
    notifyActor(context, resourceDefinitions.cdn_distribution, distribution, purge.requestedBy, {
      severity: 'critical',
      title: `Purge of ${distribution.name} failed`,
      body: `It reached ${purge.reachesPercent}% of the edge locations. The others still serve the old content. Purge again.`,
    })
  }
}

/** Deletes the purges of a deleted distribution; a running one fails. */
export function deletePurges({ id }: CdnDistributionRow, { tx, at }: JobContext): void {
  for (const purge of tx.cdnPurges.by('cdnDistributionId', id)) {
    if (purge.status === 'running') {
      tx.activities.update(purge.activityId, { outcome: 'failed', finishedAt: at })
    }
    tx.cdnPurges.remove(purge.id)
  }
}
