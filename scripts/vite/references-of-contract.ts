import { referenceSteps } from '#src/json-pointer.ts'
import { tagTitle } from '../../src/domain/api-tag.ts'
import type {
  FieldReference,
  OperationReference,
  ResponseReference,
  TagReference,
} from '../../src/features/documentation/reference/reference.ts'
import type { Content, Contract, Node, Operation, Parameter, Schema } from './contract-document.ts'
import { exampleRequest, samplesOf } from './request-samples.ts'

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Reference of every tag, in the order of the contract. @param json bundled contract */
export function referencesOf(json: string): TagReference[] {
  const contract = JSON.parse(json) as Contract

  /** Resolves a reference. */
  function at<Of extends Node>(node: Of): Of {
    if (node.$ref === undefined) return node
    const steps = referenceSteps(node.$ref)
    return at(steps.reduce<unknown>((place, step) => (place as Node)[step], contract) as Of)
  }

  function typeOf(written: Schema): string {
    const schema = at(written)
    if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
    if (schema.const !== undefined) return JSON.stringify(schema.const)
    if (schema.oneOf) return [...new Set(schema.oneOf.map(typeOf))].join(' | ')
    const types = [schema.type ?? 'object'].flat()
    return types
      .map((type) => (type === 'array' && schema.items ? `${inList(typeOf(schema.items))}[]` : type))
      .map((type) => (type === 'string' && schema.format ? `string (${schema.format})` : type))
      .join(' | ')
  }

  /** Fields of a body including nested ones, as paths: `listeners[].port`. */
  function fieldsOf(written: Schema, prefix = '', depth = 0): FieldReference[] {
    const schema = at(written)
    const variants = schema.oneOf ?? []
    const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
      const value = at(property)
      const path = `${prefix}${name}`
      const isList = [value.type].flat().includes('array') && value.items !== undefined
      const inner = isList && value.items ? value.items : value
      const field: FieldReference = {
        name: path,
        type: typeOf(value),
        required: schema.required?.includes(name) ?? false,
        description: oneLine(property.description ?? value.description),
      }
      const parts = depth < 2 ? fieldsOf(inner, `${path}${isList ? '[]' : ''}.`, depth + 1) : []
      return [field, ...parts]
    })
    const known = new Set(own.map(({ name }) => name))
    const others = variants.flatMap((variant) => fieldsOf(variant, prefix, depth))
    return [...own, ...others.filter(({ name }) => !known.has(name) && known.add(name))]
  }

  function exampleOf({ content = {} }: Content): unknown {
    const [media] = Object.values(content)
    const [example] = Object.values(media?.examples ?? {})
    return example && at(example).value
  }

  function referenceOf(
    path: string,
    method: string,
    operation: Operation,
    shared: readonly Parameter[],
  ): OperationReference {
    const parameters = [...shared, ...(operation.parameters ?? [])].map(at)
    const body = operation.requestBody && at(operation.requestBody)
    const [schema] = Object.values(body?.content ?? {}).map((media) => media.schema)
    const request = { path, method, operation, parameters, body: body && exampleOf(body) }
    return {
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      summary: operation.summary,
      description: operation.description?.trim() ?? '',
      permission: permissionOf(operation),
      keyScope: operation['x-key-scope'],
      parameters: parameters.map((parameter) => ({
        name: parameter.name,
        place: parameter.in,
        type: typeOf(parameter.schema),
        required: parameter.required ?? false,
        description: [
          oneLine(parameter.description),
          searchedFields(parameter),
          at(parameter.schema).default === undefined ? '' : `Default: ${at(parameter.schema).default}.`,
        ]
          .filter(Boolean)
          .join(' '),
      })),
      body: schema ? fieldsOf(schema) : [],
      request: exampleRequest(request),
      samples: samplesOf(request),
      responses: Object.entries(operation.responses).map(([status, written]): ResponseReference => {
        const response = at(written)
        const example = status.startsWith('2') ? exampleOf(response) : undefined
        return {
          status,
          description: oneLine(response.description),
          codes: response['x-codes'] ?? [],
          example: example === undefined ? null : formatExample(example),
        }
      }),
    }
  }

  return contract.tags.map(({ name, description }) => ({
    name,
    title: tagTitle(name),
    description,
    operations: Object.entries(contract.paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method]
        return operation?.tags.includes(name)
          ? [referenceOf(path, method, operation, item.parameters ?? [])]
          : []
      }),
    ),
  }))
}

const MAX_EXAMPLE_LINES = 60

/** Formats an example, cut after `MAX_EXAMPLE_LINES` lines. */
function formatExample(example: unknown): string {
  if (typeof example === 'string') return example
  const lines = JSON.stringify(example, null, 2).split('\n')
  return lines.length <= MAX_EXAMPLE_LINES
    ? lines.join('\n')
    : [...lines.slice(0, MAX_EXAMPLE_LINES), '  …'].join('\n')
}

function searchedFields({ 'x-search-fields': fields }: Parameter): string {
  return fields === undefined ? '' : `Fields: ${fields.map((field) => `\`${field}\``).join(', ')}.`
}

function permissionOf({ security, 'x-permission': permission }: Operation): string {
  if (security.length === 0) return 'Anyone, signed in or not.'
  if (permission === 'none') return 'Everyone who is signed in.'
  return `Team roles with the permission ${permission}.`
}

function inList(type: string): string {
  return type.includes(' ') ? `(${type})` : type
}

function oneLine(text = ''): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
