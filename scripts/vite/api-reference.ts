import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { TagEntry, TagReference } from '../../src/features/documentation/reference/reference.ts'
import { highlight } from './highlight.ts'
import { referencesOf } from './references-of-contract.ts'

/** Bundled contract, as written by `npm run generate`. */
const contractFile = join(import.meta.dirname, '../../mocks/contract/openapi.gen.json')

const INDEX = 'virtual:api-reference'

const IDS = new RegExp(`^${INDEX}(?:/|$)`)
const RESOLVED_IDS = new RegExp(`^\0${INDEX}(?:/|$)`)

/**
 * Builds the API reference from the contract: `virtual:api-reference` lists the tags with their operations, and
 * lazy-loads the details of each tag as a separate module.
 */
export function apiReference(): Plugin {
  let latest: { readonly contract: string; readonly references: readonly TagReference[] } | undefined
  const readLatest = () => {
    const contract = readFileSync(contractFile, 'utf8')
    if (latest?.contract !== contract) latest = { contract, references: referencesOf(contract) }
    return latest.references
  }
  return {
    name: 'api-reference',
    resolveId: { filter: { id: IDS }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: RESOLVED_IDS },
      async handler(id) {
        this.addWatchFile(contractFile)
        const references = readLatest()
        const name = id.slice(INDEX.length + 2)
        if (name !== '') {
          const reference = references.find((it) => it.name === name)
          return `export default ${JSON.stringify(reference && (await highlightReference(reference)))}`
        }
        const loaders = references.map((it) => `'${it.name}': () => import('${INDEX}/${it.name}')`)
        return `export const tags = ${JSON.stringify(references.map(entryOf))}\nexport const load = { ${loaders.join(', ')} }`
      },
    },
  }
}

/** The same reference with HTML instead of code. */
async function highlightReference(reference: TagReference): Promise<TagReference> {
  const operations = reference.operations.map(async (operation) => ({
    ...operation,
    samples: {
      curl: await highlight(operation.samples.curl, 'sh'),
      fetch: await highlight(operation.samples.fetch, 'ts'),
      client: await highlight(operation.samples.client, 'ts'),
    },
    responses: await Promise.all(
      operation.responses.map(async (response) => ({
        ...response,
        example: response.example === null ? null : await highlight(response.example, 'json'),
      })),
    ),
  }))
  return { ...reference, operations: await Promise.all(operations) }
}

function entryOf({ name, title, description, operations }: TagReference): TagEntry {
  return {
    name,
    title,
    description,
    operations: operations.map(({ id, method, path, summary }) => ({ id, method, path, summary })),
  }
}

/** Reference of every tag, in the order of the contract. */
export function readReferences(): TagReference[] {
  return referencesOf(readFileSync(contractFile, 'utf8'))
}
