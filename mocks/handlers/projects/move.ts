import type { ResourceMoveItem } from '#src/api/generated/types.gen.ts'
import { moveCheck } from '#src/domain/project.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import type { ProjectRow, ResourceRow } from '../../db/index.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { joinNames } from '../../kernel/join-names.ts'
import { changesBetween } from '../../world/activity-changes.ts'
import { findResource, type ResourceDefinition } from '../../world/resource-definitions.ts'
import { addAuditNote } from '../audit-log/record.ts'
import type { ChangeContext } from '../shared/actions.ts'
import { recordDone } from '../shared/record.ts'
import { inOrganization } from '../shared/references.ts'
import { lookupProject } from './projects-of.ts'

export const projectMoveHandlers: HandlersFor<'moveResources'> = {
  moveResources(ctx) {
    const { tx, path, body } = ctx
    const target = lookupProject(ctx, path.projectId)
    const items = body.resourceIds.map((resourceId): ResourceMoveItem => {
      const found = findResource(tx, resourceId)
      const row = inOrganization(found?.row, ctx)
      if (found === undefined || row === undefined) {
        return {
          resourceId,
          outcome: 'not_found',
          name: null,
          reason: 'This resource doesn’t exist. Choose another one.',
        }
      }
      const name = resourceLabel(row)
      if (row.projectId === target.id) {
        return { resourceId, outcome: 'unchanged', name, reason: `It is already in ${target.name}.` }
      }
      const check = moveCheck(row.status, found.definition.noun)
      if (!check.allowed) return { resourceId, outcome: 'failed', name, reason: check.reason }
      moveTo(ctx, target, found.definition, row)
      return { resourceId, outcome: 'moved', name, reason: null }
    })
    const moved = items.flatMap(({ outcome, name }) => (outcome === 'moved' && name !== null ? name : []))
    addAuditNote(ctx, { detail: moved.length === 0 ? 'Nothing was moved.' : joinNames(moved, 3) })
    return { status: 200, body: { items } }
  },
}

/** Moves a resource to another project and records an activity. */
export function moveTo(
  ctx: ChangeContext,
  target: Readonly<ProjectRow>,
  definition: ResourceDefinition<ResourceRow>,
  row: Readonly<ResourceRow>,
): void {
  const from = ctx.tx.projects.get(row.projectId)?.name
  const moved = definition.table(ctx.tx).update(row.id, { projectId: target.id, updatedAt: ctx.now })
  const summary = `Moved ${resourceLabel(row)} ${from === undefined ? '' : `from ${from} `}to ${target.name}`
  recordDone(
    ctx,
    definition.type,
    moved,
    'moved',
    summary,
    changesBetween({ project: from }, { project: target.name }),
  )
}
