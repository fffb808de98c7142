import type { ContainerRevision as ContainerRevisionShape } from '#src/api/generated/types.gen.ts'
import { isContainerOff } from '#src/domain/container.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import type { ContainerRevision, ContainerRow } from '../../db/index.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { iso } from '../../kernel/iso-time.ts'
import { withoutPlanned } from '../../world/container-replicas.ts'
import { nextRevision, revisionsEnded, rolloutOf, specOfRevision } from '../../world/container-revisions.ts'
import { beginTransition } from '../../world/life-cycles/begin.ts'
import { containerLife } from '../../world/life-cycles/container.ts'
import { recordInterruption } from '../../world/life-cycles/finish-transition.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { actionContextOf, assertAllowed, type ChangeContext } from '../shared/actions.ts'
import { actorOf, toActor } from '../shared/activity.ts'
import { atField } from '../shared/at-field.ts'
import { lookup } from '../shared/lookup.ts'
import { assertPaidFor } from '../shared/paid.ts'
import { recordDone } from '../shared/record.ts'
import { reference, resolve } from '../shared/references.ts'
import { canDo, imageName } from './revisions.ts'
import { planOf, toContainer } from './to-container.ts'

export const containerRevisionHandlers: HandlersFor<
  'listContainerRevisions' | 'rollBackContainer' | 'abortContainerRollout'
> = {
  listContainerRevisions(ctx) {
    const { revisions } = lookup(resourceDefinitions.container, ctx, ctx.path.containerId)
    return { status: 200, body: { items: revisions.map(toRevision) } }
  },

  rollBackContainer(ctx) {
    const row = lookup(resourceDefinitions.container, ctx, ctx.path.containerId)
    const { target } = resolve({
      target: reference(
        row.revisions.find(({ number }) => number === ctx.body.revision),
        '/revision',
        `${resourceLabel(row)} has no revision ${ctx.body.revision}. Choose one from its list.`,
      ),
    })
    if (isContainerOff(row)) {
      assertAllowed(canDo('change', row))
      checkOther(row, target)
      const changed = revise(ctx, row, target, false)
      recordDone(
        ctx,
        'container',
        row,
        'configured',
        `${summaryOf(row, target)}, effective at the next start`,
      )
      return { status: 200, body: toContainer(changed, ctx) }
    }
    assertAllowed(canDo('rollBack', row))
    checkOther(row, target)
    const revised = revise(ctx, endRollout(ctx, row), target, true)
    const started = beginTransition(containerLife, actionContextOf(ctx), 'rollBack', revised, {
      summary: summaryOf(row, target),
    })
    return { status: 202, body: toContainer(started, ctx) }
  },

  abortContainerRollout(ctx) {
    const { tx } = ctx
    const row = lookup(resourceDefinitions.container, ctx, ctx.path.containerId)
    assertAllowed(canDo('abort', row))
    const rollout = rolloutOf(row)
    if (rollout === null) throw new Error(`${row.id} has no rollout, although it may be aborted.`)
    const returned = tx.containers.update(endRollout(ctx, row).id, {
      ...specOfRevision(rollout.previous),
      revision: rollout.previous.number,
    })
    const started = beginTransition(containerLife, actionContextOf(ctx), 'abort', returned, {
      summary: `Aborted the rollout of revision ${row.revision} of ${resourceLabel(row)}`,
    })
    return { status: 202, body: toContainer(started, ctx) }
  },
}

/** @throws Problem 409 `revision_unchanged` */
function checkOther(row: ContainerRow, target: ContainerRevision): void {
  if (target.number !== row.revision) return
  const detail = `${resourceLabel(row)} is already at revision ${row.revision}.`
  throw atField(409, 'revision_unchanged', '/revision', detail, 'This is the current revision.')
}

/** Ends a rollout in progress, if there is one, without its remaining steps. */
function endRollout({ tx, now }: ChangeContext, row: Readonly<ContainerRow>): Readonly<ContainerRow> {
  if (row.status !== 'updating') return row
  recordInterruption(row, { tx, at: now })
  return tx.containers.update(row.id, {
    revisions: revisionsEnded(row, 'aborted', null),
    replicas: withoutPlanned(row.replicas, now),
  })
}

/** Gives a container the spec of an earlier revision, as its next one. */
function revise(
  ctx: ChangeContext,
  row: Readonly<ContainerRow>,
  target: ContainerRevision,
  isRolledOut: boolean,
): Readonly<ContainerRow> {
  const { tx, now, identity } = ctx
  assertPaidFor(planOf(target), planOf(row), ctx)
  return tx.containers.update(row.id, {
    ...nextRevision(row, {
      spec: specOfRevision(target),
      author: actorOf(identity),
      at: now,
      isRolledOut,
      rollbackOf: target.number,
    }),
    updatedAt: now,
  })
}

function summaryOf(row: ContainerRow, { number, image }: ContainerRevision): string {
  return `Rolled back ${resourceLabel(row)} to revision ${number} (${imageName(image)})`
}

function toRevision(revision: ContainerRevision): ContainerRevisionShape {
  const { number, status, statusReason, image, planId, rollbackOf, author, createdAt } = revision
  return {
    revision: number,
    status,
    statusReason,
    image,
    planId,
    rollbackOf,
    author: toActor(author),
    createdAt: iso(createdAt),
  }
}
