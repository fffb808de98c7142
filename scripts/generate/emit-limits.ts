import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonObject } from './bundle.ts'
import { header } from './header.ts'
import { list, type OperationModel, object, resolve } from './model.ts'

/** Keywords that forms validate. No patterns: forms use `src/domain` for those, and they would add many bytes. */
const KEYWORDS = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'] as const

/** Ids are selected from a list, so no field needs their limits. */
const ID_PATTERN = '^[a-z]+_[A-Za-z0-9]+$'

interface Limits {
  [name: string]: number | Limits
}

/**
 * Generates the limits of request bodies for the console's forms, one constant per schema, so that pages only load
 * the ones they use.
 */
export function emitLimits(contract: JsonObject, model: readonly OperationModel[], folder: string): void {
  const names = new Set<string>()
  for (const { bodySchema } of model) if (bodySchema) collectNames(contract, bodySchema, names)
  const schemas = object(object(contract.components).schemas)
  const constants = [...names].sort().flatMap((name) => {
    const limits = propertyLimits(contract, object(schemas[name]))
    return Object.keys(limits).length === 0
      ? []
      : [`export const ${name} = ${JSON.stringify(limits)} as const\n`]
  })
  writeFileSync(
    join(folder, 'limits.gen.ts'),
    `${header}
// Limits of request bodies by schema and property. Import as a namespace: \`limits.VmCreate.names.maxItems\`.
${constants.join('')}`,
  )
}

/** Generates the words of the patterns of named schemas, one constant each, for messages of forms. */
export function emitPatternDescriptions(contract: JsonObject, folder: string): void {
  const constants = Object.entries(object(object(contract.components).schemas)).flatMap(([name, schema]) => {
    const words = object(schema)['x-pattern-description']
    return words === undefined ? [] : [`export const ${name} = ${JSON.stringify(words)}\n`]
  })
  writeFileSync(
    join(folder, 'pattern-descriptions.gen.ts'),
    `${header}
// Rules of patterns in words, to follow "Use". Import as a namespace: \`patterns.SshKeyName\`.
${constants.join('')}`,
  )
}

/** Adds the names of all schemas that a schema refers to, including itself. */
function collectNames(contract: JsonObject, value: unknown, names: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collectNames(contract, item, names)
  else if (typeof value === 'object' && value !== null) {
    const { $ref } = value as JsonObject
    if (typeof $ref === 'string' && $ref.startsWith('#/components/schemas/')) {
      const name = $ref.slice('#/components/schemas/'.length)
      if (!names.has(name)) {
        names.add(name)
        collectNames(contract, resolve(contract, value as JsonObject), names)
      }
    }
    for (const item of Object.values(value)) collectNames(contract, item, names)
  }
}

function propertyLimits(contract: JsonObject, schema: JsonObject): Limits {
  const parts = list(schema.allOf).map((part) => propertyLimits(contract, resolve(contract, part)))
  const own = Object.entries(object(schema.properties ?? {})).map(
    ([name, property]) => [name, limitsOf(contract, resolve(contract, property))] as const,
  )
  return Object.assign({}, ...parts, Object.fromEntries(own.filter(([, it]) => Object.keys(it).length > 0)))
}

function limitsOf(contract: JsonObject, schema: JsonObject): Limits {
  if (schema.pattern === ID_PATTERN) return {}
  const limits: Limits = {}
  for (const keyword of KEYWORDS) {
    const value = schema[keyword]
    if (typeof value === 'number') limits[keyword] = value
  }
  const items = schema.items === undefined ? {} : limitsOf(contract, resolve(contract, schema.items))
  return Object.keys(items).length === 0 ? limits : { ...limits, items }
}
