import type { CdnPurge } from '#src/api/generated/types.gen.ts'
import { cdnLifeCycle } from '#src/domain/cdn.ts'
import type { CdnDistributionRow, CdnPurgeRow } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import type { BodyOf, HandlersFor } from '../../engine/types.ts'
import { iso } from '../../kernel/iso-time.ts'
import { beginPurge, purgeProgress } from '../../world/cdn-purges.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { actionContextOf, assertAllowed } from '../shared/actions.ts'
import { cursorPage } from '../shared/cursor.ts'
import { lookup } from '../shared/lookup.ts'

export const cdnPurgeHandlers: HandlersFor<'listCdnPurges' | 'purgeCdnCache'> = {
  listCdnPurges(ctx) {
    const { id } = lookup(resourceDefinitions.cdn_distribution, ctx, ctx.path.cdnDistributionId)
    const purges = ctx.tx.cdnPurges
      .by('cdnDistributionId', id)
      .map((row) => ({ id: row.id, at: row.startedAt, row }))
    const { rows, nextCursor } = cursorPage(`purges:${id}`, purges, ctx.query)
    return { status: 200, body: { items: rows.map(({ row }) => toPurge(row, ctx.now)), nextCursor } }
  },

  purgeCdnCache(ctx) {
    const distribution = lookup(resourceDefinitions.cdn_distribution, ctx, ctx.path.cdnDistributionId)
    assertAllowed(cdnLifeCycle.can('purge', distribution.status))
    const targets = targetsOf(ctx.body)
    if (ctx.body.kind === 'url') checkUrls(distribution, targets)
    const purge = beginPurge(actionContextOf(ctx), distribution, ctx.body.kind, targets)
    return { status: 202, body: toPurge(purge, ctx.now) }
  },
}

function targetsOf(body: BodyOf<'purgeCdnCache'>): readonly string[] {
  switch (body.kind) {
    case 'url':
      return body.urls
    case 'prefix':
      return body.prefixes
    case 'all':
      return []
  }
}

/** @throws Problem 422 `foreign_url`, listing every URL outside the distribution's domain */
function checkUrls({ name }: CdnDistributionRow, urls: readonly string[]): void {
  const foreign = urls.flatMap((url, index) => (hostOf(url) === name ? [] : [index]))
  if (foreign.length === 0) return
  const which = foreign.length === 1 ? 'One URL doesn’t' : `${foreign.length} URLs don’t`
  throw new Problem(422, 'foreign_url', {
    detail: `${which} belong to ${name}.`,
    errors: foreign.map((index) => ({
      in: 'body',
      pointer: `/urls/${index}`,
      code: 'foreign_url',
      message: `Must begin with https://${name}/.`,
    })),
  })
}

/** Host with a non-default port, on which the edge does not respond. */
function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host : null
}

function toPurge(row: CdnPurgeRow, now: number): CdnPurge {
  return {
    id: row.id,
    kind: row.kind,
    targets: row.targets,
    status: row.status,
    progressPercent: purgeProgress(row, now),
    requestedBy: { kind: row.requestedBy.kind, name: row.requestedBy.name },
    startedAt: iso(row.startedAt),
    finishedAt: row.status === 'running' ? null : iso(row.dueAt),
  }
}
