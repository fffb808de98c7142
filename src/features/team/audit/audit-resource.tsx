import type { AuditEntry } from '#src/api/generated/types.gen.ts'
import { none } from '#src/resources/list/cells.tsx'
import { resourceHref } from '#src/resources/resource-href.ts'
import { OwnLink } from '#src/ui/own-link.tsx'
import { isResourceType, typeWords } from './audit-words.ts'

/** What an entry is about, by the name that it had then; what has a page of its own is linked, also when it has gone. */
export function AuditResource({ resource }: Pick<AuditEntry, 'resource'>) {
  if (resource === null) return none
  const { type, id, name } = resource
  return (
    <>
      {typeWords[type]}{' '}
      {isResourceType(type) ? (
        <OwnLink href={resourceHref({ type, id, name })}>{name}</OwnLink>
      ) : (
        <strong>{name}</strong>
      )}
    </>
  )
}
