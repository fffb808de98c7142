import type { Dependent as DependentShape } from '#src/api/generated/types.gen.ts'
import { notFound } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { type Dependent, dependentsOf } from '../../world/relations.ts'
import { findResource } from '../../world/resource-definitions.ts'
import { inOrganization } from '../shared/references.ts'

/** Limit of the contract for one response. */
const MAX = 1000

export const dependentHandlers: HandlersFor<'listDependents'> = {
  listDependents(ctx) {
    const { resourceId } = ctx.path
    const found = findResource(ctx.tx, resourceId)
    if (found === undefined || inOrganization(found.row, ctx) === undefined)
      throw notFound('resource', resourceId)
    const items = dependentsOf(ctx.tx, found.definition, found.row).slice(0, MAX)
    return { status: 200, body: { items: items.map(toDependent) } }
  },
}

export function toDependent({ definition, row, effect, detail }: Dependent): DependentShape {
  return { id: row.id, type: definition.type, name: row.name, effect, detail }
}
