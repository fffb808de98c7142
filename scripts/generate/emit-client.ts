import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import type { JsonObject } from './bundle.ts'
import type { OperationModel } from './model.ts'

/** Files that `src/` imports from; beside each is a folder with one module per tag of the contract. */
const modules = { calls: 'sdk', queries: '@tanstack/react-query' } as const

/** Shared module for query keys and the helper functions that the generator doesn't export. */
const queryKeys = `${modules.queries}/keys`
const helpers = ['createQueryKey', 'createInfiniteParams']

/**
 * Generates types, the fetch client and TanStack Query options for `src/`.
 * Bundlers split by module, so one module with all operations would be loaded by every page that needs one of them.
 * Each tag therefore has its own module, behind one file that re-exports all.
 */
export async function emitClient(
  contract: JsonObject,
  model: readonly OperationModel[],
  folder: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const ofTag = placeByTag(model)
  await createClient({
    input: contract as Record<string, unknown>,
    output: { path: folder, clean: true, entryFile: false, importFileExtension: '.ts' },
    logs: { level: 'silent', file: false },
    parser: {
      hooks: {
        symbols: {
          getFilePath: ofTag,
          getExportFromFilePath: (symbol) => {
            const path = ofTag(symbol)
            return path === undefined ? undefined : [dirname(path)]
          },
        },
      },
    },
    plugins: [
      { name: '@hey-api/client-fetch', throwOnError: true },
      { name: '@hey-api/typescript', enums: false },
      { name: '@hey-api/sdk', responseStyle: 'data' },
      {
        name: '@tanstack/react-query',
        queryOptions: true,
        infiniteQueryOptions: true,
        mutationOptions: true,
      },
    ],
  })
  const keysFile = join(folder, `${queryKeys}.gen.ts`)
  const keys = readFileSync(keysFile, 'utf8')
  writeFileSync(
    keysFile,
    keys.replace(new RegExp(`^const (?=(?:${helpers.join('|')}) )`, 'gm'), 'export const '),
  )
  // The client's internals don't compile with `exactOptionalPropertyTypes`; types, calls and queries are still
  // checked.
  for (const part of ['client', 'core']) {
    for (const file of readdirSync(join(folder, part))) {
      const path = join(folder, part, file)
      writeFileSync(path, `// @ts-nocheck\n${readFileSync(path, 'utf8')}`)
    }
  }
  writeFileSync(join(folder, 'README.md'), 'Generated from `openapi/` by `npm run generate`. Do not edit.\n')
}

/** Suffixes that the generator adds to operation ids: `listVmsOptions`, `listVmsInfiniteQueryKey`, `startVmMutation`. */
const suffixes = /(?:(?:Infinite)?(?:Options|QueryKey)|Mutation)$/

/** Returns the file for a generated symbol, without extension; undefined keeps the generator's default. */
function placeByTag(model: readonly OperationModel[]) {
  const tags = new Map(model.map(({ id, tag }) => [id, tag]))
  return ({ name, kind }: { readonly name: string; readonly kind: string }): string | undefined => {
    if (name === 'Options') return `${modules.calls}/options`
    if (name === 'QueryKey' || helpers.includes(name)) return queryKeys
    if (kind === 'type') return undefined
    if (tags.has(name)) return `${modules.calls}/${tags.get(name)}`
    const tag = tags.get(name.replace(suffixes, ''))
    return tag === undefined ? undefined : `${modules.queries}/${tag}`
  }
}
