import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formats } from '#mocks/kernel/validation/formats.ts'
import type { Schema } from '#mocks/kernel/validation/schema.ts'
import type { Json, JsonObject } from './bundle.ts'
import { header } from './header.ts'
import { list, type OperationModel, object, text } from './model.ts'

/**
 * Generates the contract's schemas as a table for the interpreter in `mocks/kernel/validation`. Each schema and
 * operation has its own line, to keep diffs small, and is JSON until it is used: creating all of them took 8 ms of every
 * start.
 */
export function emitSchemas(contract: JsonObject, model: readonly OperationModel[], folder: string): void {
  const schemas = Object.entries(object(object(contract.components).schemas)).map(
    ([name, schema]) => [name, constraintsOf(schema, name)] as const,
  )
  const operations = model.map((operation) => [operation.id, schemasOf(operation)] as const)
  writeFileSync(
    join(folder, 'schemas.gen.js'),
    `${header}import { parsedOnUse } from '../kernel/parsed-on-use.ts'\n\n${lines('schemaOf', schemas)}${lines('operationSchemasOf', operations)}`,
  )
  writeFileSync(join(folder, 'schemas.gen.d.ts'), declarations)
}

const declarations = `${header}
import type { Schema } from '../kernel/validation/schema.ts'
import type { OperationTypes } from './types.gen.ts'

export interface OperationSchemas {
  /** Parameters by location, as one object schema. Header names are in lowercase. */
  readonly parameters: Readonly<Partial<Record<'query' | 'path' | 'header', Schema>>>
  readonly body?: Schema
  /** Data of each \`text/event-stream\` event. */
  readonly event?: Schema
  /** Response bodies by status. Problems (schema \`Problem\`) and binary bodies are not listed. */
  readonly responses: Readonly<Record<number, Schema>>
}

export function schemaOf(name: string): Schema | undefined
export function operationSchemasOf(operation: keyof OperationTypes): OperationSchemas
`

function lines(name: string, rows: readonly (readonly [string, Json])[]): string {
  const members = rows.map(([key, value]) => `  ${key}: ${quoted(JSON.stringify(value))},\n`)
  return `export const ${name} = parsedOnUse({\n${members.join('')}})\n`
}

/** JavaScript string. In single quotes, since JSON is full of double ones. */
const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

function schemasOf(operation: OperationModel): JsonObject {
  const { id, bodySchema, responses } = operation
  const event = responses.find(({ contentType }) => contentType === 'text/event-stream')
  const bodies = responses.filter(
    ({ schema, isBinary, contentType }) =>
      schema !== null && !isBinary && contentType !== 'text/event-stream' && contentType !== PROBLEM_TYPE,
  )
  for (const { contentType, schema, status } of responses) {
    if (contentType === PROBLEM_TYPE && schema?.$ref !== PROBLEM)
      throw new Error(`${id} ${status}: the body of a problem has the schema Problem, and no other.`)
  }
  return {
    parameters: parameterSchemas(operation),
    ...(bodySchema && { body: constraintsOf(bodySchema, `${id}, body`) }),
    ...(event?.schema && { event: constraintsOf(event.schema, `${id}, event`) }),
    responses: Object.fromEntries(
      bodies.map(({ status, schema }) => [status, constraintsOf(schema, `${id}, ${status}`)]),
    ),
  }
}

const PROBLEM_TYPE = 'application/problem+json'
const PROBLEM = '#/components/schemas/Problem'

/** One schema per parameter location. */
function parameterSchemas({ id, parameters }: OperationModel): JsonObject {
  const places = [...new Set(parameters.map((parameter) => parameter.in))]
  return Object.fromEntries(
    places.map((place) => {
      const members = parameters.filter((parameter) => parameter.in === place)
      const required = members.filter((parameter) => parameter.required).map(({ name }) => name)
      const properties = members.map(({ name, schema }) => [name, constraintsOf(schema, `${id}, ${name}`)])
      return [
        place,
        {
          properties: Object.fromEntries(properties),
          ...(required.length > 0 && { required }),
          additionalProperties: false,
        },
      ]
    }),
  )
}

/** Annotations, which don't affect validation. */
const annotations = /^(description|title|default|examples?|deprecated|contentMediaType|contentSchema|x-.*)$/

const unchanged = (value: Json) => value

/** Converters for each keyword that the interpreter supports. `at` is the location of the schema, for errors. */
const keywords: { readonly [K in keyof Required<Schema>]: (value: Json, at: string) => Json } = {
  $ref: (value) => text(value).replace('#/components/schemas/', ''),
  type: unchanged,
  enum: unchanged,
  const: unchanged,
  oneOf: (forms, at) => list(forms).map((form) => constraintsOf(form, at)),
  minimum: unchanged,
  maximum: unchanged,
  exclusiveMinimum: unchanged,
  minLength: unchanged,
  maxLength: unchanged,
  pattern: unchanged,
  format: (name, at) => {
    if (text(name) in formats) return name
    throw new Error(`${at}: mocks/kernel/validation/formats.ts has no check of the format ${name}.`)
  },
  items: constraintsOf,
  minItems: unchanged,
  maxItems: unchanged,
  uniqueItems: unchanged,
  properties: (members, at) =>
    Object.fromEntries(
      Object.entries(object(members)).map(([name, schema]) => [name, constraintsOf(schema, `${at}.${name}`)]),
    ),
  required: unchanged,
  additionalProperties: (value, at) => {
    if (value === false) return value
    throw new Error(`${at}: objects of the contract name all their properties (additionalProperties: false).`)
  },
  minProperties: unchanged,
}

/** Removes the annotations of a schema. @throws if it has a keyword that the interpreter doesn't support */
function constraintsOf(json: Json, at: string): JsonObject {
  const schema = object(json)
  // Binary data has no constraints: JSON Schema treats it as any string.
  const members = Object.entries(schema).filter(
    ([name, value]) => !annotations.test(name) && !(name === 'format' && value === 'binary'),
  )
  return Object.fromEntries(
    members.map(([name, value]) => {
      if (!isKeyword(name))
        throw new Error(`${at}: the keyword ${name} is unknown to mocks/kernel/validation; add it there.`)
      return [name, keywords[name](value, at)]
    }),
  )
}

function isKeyword(name: string): name is keyof Schema {
  return Object.hasOwn(keywords, name)
}
