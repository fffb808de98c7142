import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Ajv } from 'ajv'
import standaloneModule from 'ajv/dist/standalone/index.js'
import addFormats from 'ajv-formats'
import { rolldown } from 'rolldown'
import type { Json, JsonObject } from './bundle.ts'
import { DATE_TIME } from './date-time.ts'
import { header } from './header.ts'
import type { OperationModel } from './model.ts'
import { shrinkValidators } from './shrink-validators.ts'
import { splitValidators } from './split-validators.ts'
import { tellFormsApart } from './tagged-unions.ts'

/** A CommonJS default export: an object with a `default` for Node, the function itself for the compiler. */
const standaloneCode =
  'default' in standaloneModule ? (standaloneModule.default as typeof standaloneModule) : standaloneModule

/** What nearly all errors are answered with, as its validator is called. */
const PROBLEM = 'schema_Problem'

/** Names the bundled contract among the validator's schemas; never fetched. */
const CONTRACT = 'http://contract/openapi.json'

/**
 * Compiled JSON Schema validators for every request and response. Precompiled, because compiling at run
 * time needs `eval`, which the content security policy forbids. The output needs no package at run time. Each tag of the
 * contract has a file of its own, as most pages need few of them.
 *
 * `discriminator` stays off: ajv's version of it disagrees with OpenAPI's. `oneOf` with constants does the work.
 */
export async function emitValidators(
  contract: JsonObject,
  model: OperationModel[],
  folder: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  // The contract uses nothing of JSON Schema 2020-12 that draft 7 lacks, and draft 7 need not keep track of what was
  // evaluated, at every level of every value.
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    validateFormats: true,
    inlineRefs: false,
    // The engine words its own messages; ajv's would be a third of the output.
    messages: false,
    code: { source: true, esm: true, lines: false },
  })
  addFormats.default(ajv)
  ajv.addFormat('date-time', DATE_TIME)
  ajv.addSchema({ ...(bare(tellFormsApart(contract)) as JsonObject), $id: CONTRACT })

  const schemas = new Map<string, string>()
  /** Adds a schema once and gives the name of its validator. */
  const validator = (name: string, schema: JsonObject): string => {
    const ref = typeof schema.$ref === 'string' ? schema.$ref : null
    const key = ref ? ref.replace(/^#\/components\/schemas\//, 'schema_') : name
    if (!schemas.has(key)) {
      const id = `http://validators/${key}`
      ajv.addSchema({ ...(bare(absolute(schema)) as JsonObject), $id: id })
      schemas.set(key, id)
    }
    return key
  }

  const rows = model.map((operation) => {
    const params =
      operation.parameters.length === 0
        ? null
        : validator(`${operation.id}_params`, parametersSchema(operation))
    const body = operation.bodySchema ? validator(`${operation.id}_body`, operation.bodySchema) : null
    const responses = operation.responses
      .filter(
        ({ schema, isBinary, contentType }) => schema && !isBinary && contentType !== 'text/event-stream',
      )
      .map((response) => {
        const name = `${operation.id}_${response.status}`
        const list = splitList(contract, response.schema as JsonObject)
        const body = validator(list ? `${name}_frame` : name, list?.frame ?? (response.schema as JsonObject))
        const item = list ? `v.${validator(`${name}_item`, list.item)}` : 'null'
        return `${response.status}: ${body === PROBLEM ? 'problem' : `{ body: v.${body}, item: ${item} }`}`
      })
    const event = operation.responses.find((response) => response.contentType === 'text/event-stream')
    const eventName = event?.schema ? validator(`${operation.id}_event`, event.schema) : null
    const at = (name: string | null) => (name === null ? 'null' : `v.${name}`)
    return `  ${operation.id}: { params: ${at(params)}, body: ${at(body)}, event: ${at(eventName)}, responses: { ${responses.join(', ')} } },`
  })

  const code = standaloneCode(ajv, Object.fromEntries(schemas))
  const source = shrinkValidators(await bundleValidators(code, rows))
  const tags = new Map(model.map(({ id, tag }) => [id, tag]))
  mkdirSync(join(folder, 'validators'))
  for (const [file, text] of splitValidators(source, tags)) {
    writeFileSync(join(folder, 'validators', file), `${header}${text}`)
  }
  const loaders = [...new Set(tags.values())].sort().map((tag) => {
    return `  '${tag}': async () => (await import('./validators/${tag}.gen.js')).validators,`
  })
  writeFileSync(
    join(folder, 'validators.gen.js'),
    `${header}export const validatorsOfTag = {\n${loaders.join('\n')}\n}\n`,
  )
  writeFileSync(
    join(folder, 'validators.gen.d.ts'),
    `${header}import type { Tag } from './operations.gen.ts'
import type { OperationOf } from './types.gen.ts'

export interface SchemaError {
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message?: string
}

/** True when \`value\` fits; otherwise the errors stand in \`errors\` until the next call. */
export interface Validate {
  (value: unknown): boolean
  errors: readonly SchemaError[] | null
}

export interface OperationValidators {
  /** Of \`{ query, path, header }\`, values already coerced. */
  readonly params: Validate | null
  readonly body: Validate | null
  /** Of each event of a \`text/event-stream\`. */
  readonly event: Validate | null
  readonly responses: Readonly<Record<number, BodyValidators>>
}

export interface BodyValidators {
  /** Of the whole body; of all but the members of \`items\` where these have a validator of their own. */
  readonly body: Validate
  /** Of each member of \`items\`; null when the body is no list. */
  readonly item: Validate | null
}

/** Each in a file of its own, which is loaded when it is asked for. */
export const validatorsOfTag: {
  readonly [T in Tag]: () => Promise<Readonly<Record<OperationOf<T>, OperationValidators>>>
}
`,
  )
}

/**
 * Takes a list apart (`{ items: […], … }`), so that an item which is known to fit need not be checked again with
 * every list that it is in. Null for what is no list.
 */
function splitList(contract: JsonObject, schema: JsonObject): { frame: JsonObject; item: JsonObject } | null {
  const name = typeof schema.$ref === 'string' ? schema.$ref.replace('#/components/schemas/', '') : null
  const whole = name === null ? undefined : ((contract.components as JsonObject).schemas as JsonObject)[name]
  const properties = (whole as JsonObject | undefined)?.properties as JsonObject | undefined
  const items = properties?.items as JsonObject | undefined
  const item = items?.type === 'array' ? (items.items as JsonObject | undefined) : undefined
  if (typeof item?.$ref !== 'string') return null
  const { items: _, ...bare } = items as JsonObject
  return { frame: { ...(whole as JsonObject), properties: { ...properties, items: bare } }, item }
}

/** One schema for all parameters; what the contract does not name is refused in the address, not in headers. */
function parametersSchema(operation: OperationModel): JsonObject {
  const group = (place: string): JsonObject => {
    const members = operation.parameters.filter((parameter) => parameter.in === place)
    const key = (name: string) => (place === 'header' ? name.toLowerCase() : name)
    return {
      type: 'object',
      properties: Object.fromEntries(members.map((parameter) => [key(parameter.name), parameter.schema])),
      required: members.filter((parameter) => parameter.required).map((parameter) => key(parameter.name)),
      additionalProperties: false,
    }
  }
  return {
    type: 'object',
    properties: { query: group('query'), path: group('path'), header: group('header') },
  }
}

/** A schema without what is said of values to people: validators keep schemas to look into them. */
function bare(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(bare)
  if (typeof schema !== 'object' || schema === null) return schema
  const members = Object.entries(schema).filter(
    // A property may be called so as well; that has a schema.
    ([key, value]) => !(key === 'description' && typeof value === 'string') && key !== 'examples',
  )
  return Object.fromEntries(members.map(([key, value]) => [key, bare(value)]))
}

/** References point into the contract, which the validators hold as a schema of its own. */
function absolute(schema: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${CONTRACT}#/`)) as JsonObject
}

/** Puts ajv's output and the few helpers it calls into one module. */
async function bundleValidators(code: string, rows: string[]): Promise<string> {
  const scratch = mkdtempSync(join(tmpdir(), 'nimbus-validators-'))
  try {
    symlinkSync(resolve(import.meta.dirname, '../../node_modules'), join(scratch, 'node_modules'))
    // ajv writes `require` even for modules.
    let index = 0
    const imports: string[] = []
    const body = code.replaceAll(/require\("([^"]+)"\)/g, (_, path: string) => {
      const name = `required${index++}`
      // Node's rule for CommonJS in a module: the default import is `module.exports`, which is what `require` gives.
      imports.push(`import ${name} from '${path}.js'`)
      return name
    })
    writeFileSync(join(scratch, 'validate.mjs'), `${imports.join('\n')}\n${body}`)
    writeFileSync(
      join(scratch, 'entry.mjs'),
      `import * as v from './validate.mjs'\n\nconst problem = { body: v.${PROBLEM}, item: null }\nexport const validators = {\n${rows.join('\n')}\n}\n`,
    )
    const build = await rolldown({
      input: join(scratch, 'entry.mjs'),
      platform: 'neutral',
      logLevel: 'silent',
    })
    const { output } = await build.generate({ format: 'esm', minify: false, comments: false })
    const [chunk] = output
    // The bundler names the file that each part came from, and that of the temporary folder is never the same.
    return chunk.code.replaceAll(/^\s*\/\/(#(region|endregion)\b.*| \S+\.[cm]?js)\n/gm, '')
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
