import { resourceLabel } from '#src/domain/resource-label.ts'
import type { ResourceRow } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import { changesBetween } from '../../world/activity-changes.ts'
import type { ResourceDefinition } from '../../world/resource-definitions.ts'
import type { ChangeContext } from './actions.ts'
import { recordDone } from './record.ts'

interface Protected extends ResourceRow {
  readonly deletionProtection: boolean
}

/** Returns a patch that turns deletion protection on or off, and records the change; empty if nothing changes. */
export function protect<Row extends Protected>(
  { type }: ResourceDefinition<Row>,
  ctx: ChangeContext,
  row: Readonly<Row>,
  { deletionProtection = row.deletionProtection }: { readonly deletionProtection?: boolean },
): { readonly deletionProtection?: boolean } {
  if (deletionProtection === row.deletionProtection) return {}
  const [past, summary] = deletionProtection
    ? ['protected', `Turned on deletion protection of ${resourceLabel(row)}`]
    : ['unprotected', `Turned off deletion protection of ${resourceLabel(row)}`]
  recordDone(ctx, type, row, past, summary, changesBetween(row, { deletionProtection }))
  return { deletionProtection }
}

/** True if a resource has deletion protection and it is on. */
export function isProtected(row: ResourceRow): boolean {
  return 'deletionProtection' in row && row.deletionProtection === true
}

/** @throws Problem 409 `deletion_protected` */
export function assertUnprotected({ name, deletionProtection }: Protected): void {
  if (!deletionProtection) return
  const detail = `Deletion protection of ${name} is on. Turn it off before you delete it.`
  throw new Problem(409, 'deletion_protected', detail)
}
