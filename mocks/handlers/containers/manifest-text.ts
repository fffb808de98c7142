import { stringify } from 'yaml'
import { containerPath } from '#src/domain/container.ts'
import type { ContainerRow, Transaction } from '../../db/index.ts'
import { findResource } from '../../world/resource-definitions.ts'

type Document = Readonly<Record<string, unknown>>

/** Container as a manifest document, without defaults and secret values. */
export function asDocument(tx: Transaction, row: ContainerRow): Document {
  const ports = row.ports.map(({ port, protocol, public: isPublic }) => ({
    port,
    protocol,
    public: isPublic,
  }))
  const env = row.env.map(({ name, value, secret }) => (secret ? { name, secret } : { name, value }))
  // Without deleted ones, which a deployment would reject.
  const dependsOn = row.dependsOn.flatMap((id) => {
    const needed = tx.containers.get(id)
    if (needed !== undefined) return containerPath(needed)
    return findResource(tx, id) === undefined ? [] : id
  })
  return {
    name: row.name,
    namespace: row.namespace,
    ...(row.kind === 'service' ? {} : { kind: row.kind }),
    region: row.region,
    image: row.image,
    planId: row.planId,
    ...(row.cpuRequestMillis === null ? {} : { cpuRequestMillis: row.cpuRequestMillis }),
    ...(row.memoryRequestMb === null ? {} : { memoryRequestMb: row.memoryRequestMb }),
    replicas: row.desiredReplicas,
    ...(ports.length === 0 ? {} : { ports }),
    ...(env.length === 0 ? {} : { env }),
    ...(dependsOn.length === 0 ? {} : { dependsOn }),
    ...(row.tags.length === 0 ? {} : { tags: row.tags }),
  }
}

export function writeManifest(tx: Transaction, row: ContainerRow): string {
  return stringify(asDocument(tx, row), { lineWidth: 0 })
}

/** Longer than anybody reads; the contract allows no more. */
const MAX_LENGTH = 8_000

/** A field as YAML; null where there is none. */
export function fieldText(value: unknown): string | null {
  if (value === undefined) return null
  const text = stringify(value, { lineWidth: 0 })
  const trimmed = typeof value === 'object' ? text : text.trimEnd()
  return trimmed.length <= MAX_LENGTH ? trimmed : `${trimmed.slice(0, MAX_LENGTH)}…`
}
