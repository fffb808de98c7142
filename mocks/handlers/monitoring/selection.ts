import type { MonitoredResource } from '#src/api/generated/types.gen.ts'
import type { RegionId } from '#src/domain/region.ts'
import type { ResourceType } from '#src/domain/resource-type.ts'
import type { ResourceRow } from '../../db/index.ts'
import { namedResource } from '../../world/named-resource.ts'
import { definitionOfType, type Subject, subjectOf } from '../../world/resource-definitions.ts'
import type { SignedInView } from '../shared/view.ts'

/** Resource filter; omitted fields match all. */
export interface Selection {
  readonly resourceId?: readonly string[]
  readonly type?: readonly ResourceType[]
  readonly projectId?: readonly string[]
  readonly region?: readonly RegionId[]
  readonly tag?: readonly string[]
}

/** Resources of the organization that match every filter. */
export function selected(
  { tx, identity }: Pick<SignedInView, 'tx' | 'identity'>,
  { resourceId, type, projectId, region, tag }: Selection,
  types: readonly ResourceType[],
): Subject[] {
  const ids = resourceId && new Set(resourceId)
  const matches = (row: ResourceRow) => {
    if (ids?.has(row.id) === false) return false
    if (projectId?.includes(row.projectId) === false) return false
    if (region !== undefined && !region.includes(regionOf(row) as RegionId)) return false
    return tag === undefined || tag.every((it) => tagsOf(row).includes(it))
  }
  const found: Subject[] = []
  for (const wanted of types) {
    if (type?.includes(wanted) === false) continue
    for (const row of definitionOfType(wanted).table(tx).by('organizationId', identity.organization.id)) {
      if (matches(row)) found.push(subjectOf(wanted, row))
    }
  }
  return found
}

/** Region of a resource; null for global ones. */
export function regionOf(row: ResourceRow): RegionId | null {
  return (row as { readonly region?: RegionId }).region ?? null
}

function tagsOf(row: ResourceRow): readonly string[] {
  return (row as { readonly tags?: readonly string[] }).tags ?? []
}

export function toMonitored({ type, row }: Subject): MonitoredResource {
  return { ...namedResource(type, row), region: regionOf(row) }
}
