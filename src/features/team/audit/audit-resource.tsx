import type { AuditEntry } from '#src/api/generated/types.gen.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import { none } from '#src/resources/list/cells.tsx'
import { resourceHref } from '#src/resources/resource-href.ts'
import { PathLink } from '#src/ui/path-link.tsx'
import { isResourceType, typeLabels } from './audit-labels.ts'

/** Resource of an entry, by its name at that time. Types with a page are linked, even if the resource was deleted. */
export function AuditResource({ resource }: Pick<AuditEntry, 'resource'>) {
  if (resource === null) return none
  const { type, id, name } = resource
  return (
    <>
      {typeLabels[type]}{' '}
      {isResourceType(type) ? (
        <PathLink href={resourceHref({ type, id, name })}>{resourceLabel(resource)}</PathLink>
      ) : (
        <strong>{name}</strong>
      )}
    </>
  )
}
