import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { header } from './header.ts'
import type { OperationModel } from './model.ts'

/** What the console knows of who may do what, into the client's folder. */
export function emitPermissions(model: readonly OperationModel[], folder: string): void {
  writeFileSync(join(folder, 'permissions.gen.ts'), permissionConstants(model))
  writeFileSync(join(folder, 'operation-list.gen.ts'), operationList(model))
}

/** A constant each, not a table: a page is to carry those that it asks about and no others. */
function permissionConstants(model: readonly OperationModel[]): string {
  const lines = model
    .filter(({ permission }) => permission !== 'none')
    .map(({ id, permission }) => `export const ${id} = '${permission}'`)
  return `${header}
// The permission that each operation takes; those that everybody may call are not here.
${lines.join('\n')}
`
}

/** All of them, for people to read. Large: import it where it is shown, on demand. */
function operationList(model: readonly OperationModel[]): string {
  const rows = model
    .filter(({ security }) => security === 'required')
    .map(({ id, method, path, tag, summary, permission, keyScope }) =>
      JSON.stringify({ id, method, path, tag, summary, permission, keyScope }),
    )
  return `${header}
import type { Permission } from './types.gen.ts'

export interface OperationEntry {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly tag: string
  readonly summary: string
  /** Of the team role. */
  readonly permission: Permission | 'none'
  /** The least scope of an API key that may call it; 'none' when only a session may. */
  readonly keyScope: 'read_only' | 'deploy_only' | 'full_access' | 'none'
}

/** Every operation that somebody has to be signed in for. */
export const operationList: readonly OperationEntry[] = [
${rows.map((row) => `  ${row},`).join('\n')}
]
`
}
