import type { AuditGroup } from '#src/api/generated/types.gen.ts'
import { type Operation, operations } from '../../contract/operations.gen.ts'

const table: Readonly<Record<string, Operation>> = operations

const groups = new Map<string, AuditGroup>()

/** Group of an operation, derived from its tag, method and the first word of its id. */
export function groupOf(operationId: string): AuditGroup {
  let group = groups.get(operationId)
  if (group === undefined) {
    group = groupFor(operationId, table[operationId])
    groups.set(operationId, group)
  }
  return group
}

function groupFor(id: string, operation: Operation | undefined): AuditGroup {
  if (operation?.tag === 'session') return 'sign_in'
  if (operation?.method === 'DELETE' || /^(delete|remove|revoke|cancel|close|end)[A-Z]/.test(id))
    return 'delete'
  if (/^(create|deploy|restore|add|complete|accept|signUp)[A-Z]/.test(id)) return 'create'
  return 'change'
}

/** Readable name of an operation. */
export function operationTitle(operationId: string): string {
  return table[operationId]?.summary ?? operationId
}
