import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import type { JsonObject } from './bundle.ts'
import type { OperationModel } from './model.ts'

/** The files that `src/` imports from, and folders beside them with one module for each tag of the contract. */
const modules = { calls: 'sdk', queries: '@tanstack/react-query' } as const

/** Where the queries of all tags find how keys are made, and the functions that the generator does not export itself. */
const queryKeys = `${modules.queries}/keys`
const helpers = ['createQueryKey', 'createInfiniteParams']

/**
 * Types, the fetch client and TanStack Query options for `src/`.
 *
 * A page loads modules, not functions: were all operations in one, whoever opens the landing page, which asks for the
 * session, would load them all. So each tag has its own, behind one file that only passes them on.
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
  // The client's own plumbing is not written for `exactOptionalPropertyTypes`; what is ours (types, calls, queries) is checked.
  for (const part of ['client', 'core']) {
    for (const file of readdirSync(join(folder, part))) {
      const path = join(folder, part, file)
      writeFileSync(path, `// @ts-nocheck\n${readFileSync(path, 'utf8')}`)
    }
  }
  writeFileSync(join(folder, 'README.md'), 'Generated from `openapi/` by `npm run generate`. Do not edit.\n')
}

/** What the generator calls things after their operation: `listVmsOptions`, `listVmsInfiniteQueryKey`, `startVmMutation`. */
const suffixes = /(?:(?:Infinite)?(?:Options|QueryKey)|Mutation)$/

/** In which file something generated belongs, without its ending; undefined where the generator's own choice is right. */
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
