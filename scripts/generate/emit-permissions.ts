import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { header } from './header.ts'
import type { OperationModel } from './model.ts'

/** Generates the permissions and the operation list for the console, in the client's folder. */
export function emitPermissions(model: readonly OperationModel[], folder: string): void {
  writeFileSync(join(folder, 'permissions.gen.ts'), permissionConstants(model))
  writeFileSync(join(folder, 'operation-list.gen.ts'), operationList(model))
}

/** One constant per operation instead of a table, so that pages only load the ones they use. */
function permissionConstants(model: readonly OperationModel[]): string {
  const lines = model
    .filter(({ permission }) => permission !== 'none')
    .map(({ id, permission }) => `export const ${id} = '${permission}'`)
  return `${header}
// Permission required by each operation; operations without one are not listed.
${lines.join('\n')}
`
}

/** List of all operations, for display. Large, so import it lazily. */
function operationList(model: readonly OperationModel[]): string {
  const rows = model
    .filter(({ security }) => security === 'required')
    .map(({ id, method, path, tag, summary, permission, keyScope }) =>
      JSON.stringify({ id, method, path, tag, summary, permission, keyScope }),
    )
  return `${header}
import type { ApiKeyScope, Permission } from './types.gen.ts'

export interface OperationEntry {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly tag: string
  readonly summary: string
  /** Permission required; 'none' for every signed-in user. */
  readonly permission: Permission | 'none'
  /** Smallest API key scope that may call it; 'none' if only sessions may. */
  readonly keyScope: ApiKeyScope | 'none'
}

/** All operations that require authentication. */
export const operationList: readonly OperationEntry[] = [
${rows.map((row) => `  ${row},`).join('\n')}
]
`
}
