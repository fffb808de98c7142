import type { ContainerNamespace } from '#src/domain/container.ts'
import type { ResourceType } from '#src/domain/resource-type.ts'
import type { NamedResource } from '../db/index.ts'

interface Named {
  readonly id: string
  readonly name: string
}

/** Namespace of a container; null for rows of other types. */
export function namespaceOf(row: Named): ContainerNamespace | null {
  return (row as { readonly namespace?: ContainerNamespace }).namespace ?? null
}

/** Reference to a resource that still names it after its deletion. */
export function namedResource(type: ResourceType, row: Named): NamedResource {
  return { id: row.id, type, name: row.name, namespace: namespaceOf(row) }
}
