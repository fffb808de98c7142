import type { CheckResult } from '#src/domain/check-result.ts'
import { type ContainerAction, containerCan } from '#src/domain/container.ts'
import type { ContainerRow } from '../../db/index.ts'
import { nextRevision, rolloutOf, type Spec } from '../../world/container-revisions.ts'
import type { ChangeContext } from '../shared/actions.ts'
import { actorOf } from '../shared/activity.ts'

/** Checks an action on a row. */
export function canDo(action: ContainerAction, row: ContainerRow): CheckResult {
  return containerCan(action, { kind: row.kind, status: row.status, rollout: rolloutOf(row) })
}

/** Spec and first revision of a new container. */
export function firstRevision({ identity, now }: ChangeContext, spec: Spec) {
  const author = actorOf(identity)
  return nextRevision({ revisions: [] }, { spec, author, at: now, isRolledOut: true })
}

/** Image without its registry: `checkout-api:2.14.0`. */
export function imageName(image: string): string {
  return image.slice(image.lastIndexOf('/') + 1)
}
