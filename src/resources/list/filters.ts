import { REGIONS } from '#src/domain/region.ts'
import type { Filter } from '#src/ui/resource-table/columns.ts'
import { type Resource, type ResourceDefinition, statusOptions } from '../resource-definition.ts'

/** Filters that most lists share, with labels from the specification. Each has the name of its API parameter. */

export function statusFilter<R extends Resource, Action extends string>(
  definition: Pick<ResourceDefinition<R, Action>, 'statuses'>,
): Filter<{ readonly status: string }> {
  return {
    kind: 'select',
    name: 'status',
    label: 'Status',
    all: 'All',
    options: statusOptions(definition.statuses),
  }
}

export function regionFilter(
  labels: { readonly label: string; readonly all: string } = { label: 'Region', all: 'All regions' },
): Filter<{ readonly region: string }> {
  return {
    kind: 'select',
    name: 'region',
    ...labels,
    options: REGIONS.map(({ id, name }) => ({ value: id, label: name })),
  }
}

export function planFilter(
  plans: readonly { readonly id: string; readonly name: string }[],
): Filter<{ readonly planId: string }> {
  return {
    kind: 'select',
    name: 'planId',
    label: 'Plan',
    all: 'All plans',
    options: plans.map(({ id, name }) => ({ value: id, label: name })),
  }
}

/** Set by selecting a tag anywhere. */
export const tagFilter: Filter<{ readonly tag: string }> = { kind: 'chip', name: 'tag', label: 'Tag' }
