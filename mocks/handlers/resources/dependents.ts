import type { Dependent as DependentShape } from '#src/api/generated/types.gen.ts'
import { notFound } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { namedResource } from '../../world/named-resource.ts'
import { type Dependent, dependenciesOf, dependentsOf } from '../../world/relations.ts'
import { findResource } from '../../world/resource-definitions.ts'
import { inOrganization } from '../shared/references.ts'
import type { SignedInView } from '../shared/view.ts'

/** Limit of the contract for one response. */
const MAX = 1000

export const dependentHandlers: HandlersFor<'listDependents' | 'listDependencies'> = {
  listDependents(ctx) {
    const found = lookupResource(ctx, ctx.path.resourceId)
    const items = dependentsOf(ctx.tx, found.definition, found.row).slice(0, MAX)
    return { status: 200, body: { items: items.map(toDependent) } }
  },

  listDependencies(ctx) {
    const found = lookupResource(ctx, ctx.path.resourceId)
    const items = dependenciesOf(ctx.tx, found.definition, found.row).slice(0, MAX)
    return {
      status: 200,
      body: {
        items: items.map(({ definition, row }) => namedResource(definition.type, row)),
      },
    }
  },
}

/** @throws Problem 404, also for a resource of another organization */
function lookupResource(ctx: Pick<SignedInView, 'tx' | 'identity'>, id: string) {
  const found = findResource(ctx.tx, id)
  if (found === undefined || inOrganization(found.row, ctx) === undefined) throw notFound('resource', id)
  return found
}

export function toDependent({ definition, row, effect, detail }: Dependent): DependentShape {
  return { ...namedResource(definition.type, row), effect, detail }
}
