import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tool } from '@modelcontextprotocol/sdk/types.js'
import { parse } from 'yaml'
import { z } from 'zod'
import { inlineReferences } from './references.ts'

const schema = z.record(z.string(), z.unknown())
const parameter = z.object({
  name: z.string(),
  in: z.enum(['query', 'header']),
  description: z.string().optional(),
  required: z.boolean().default(false),
  schema,
})
type Parameter = z.infer<typeof parameter>

const response = z.object({ description: z.string() })
const requestBody = z.object({
  required: z.boolean().default(false),
  content: z.object({ 'application/json': z.object({ schema }) }),
})
const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string().optional(),
  parameters: z.array(parameter).default([]),
  requestBody: requestBody.optional(),
  responses: z.record(z.string(), response),
  'x-same-as': z.string().optional(),
})
const pathItem = z.looseObject({ parameters: z.array(parameter).default([]) })
const description = z.object({ paths: z.record(z.string(), pathItem) })

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const

/** A tool, and the request to the mock that it stands for. */
export interface AdminTool {
  readonly definition: Tool
  readonly method: string
  readonly path: string
  readonly parameters: readonly Parameter[]
}

/** One tool for each operation of the admin routes, except those with `x-same-as`. */
export function readAdminTools(root: string): readonly AdminTool[] {
  const file = parse(readFileSync(join(root, 'mocks/admin/admin.openapi.yaml'), 'utf8'))
  const { paths } = description.parse(inlineReferences(file))
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item)
      .map((method) => ({ method, it: operation.parse(item[method]) }))
      .filter(({ it }) => it['x-same-as'] === undefined)
      .map(({ method, it }): AdminTool => {
        // The header names a session of a mock server, which the command line does once for all tools.
        const parameters = [...item.parameters, ...it.parameters].filter(({ in: place }) => place === 'query')
        return {
          definition: definitionOf(method, it, parameters),
          method: method.toUpperCase(),
          path,
          parameters,
        }
      }),
  )
}

function definitionOf(
  method: string,
  { operationId, summary, description = '', requestBody, responses }: z.infer<typeof operation>,
  parameters: readonly Parameter[],
): Tool {
  const [success] = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  const required = [
    ...parameters.filter((it) => it.required).map((it) => it.name),
    ...(requestBody?.required ? ['body'] : []),
  ]
  return {
    name: operationId,
    title: summary,
    description: [`${summary}.`, description, `Returns: ${success?.[1].description ?? ''}`]
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .join('\n'),
    inputSchema: {
      type: 'object',
      properties: {
        ...Object.fromEntries(parameters.map((it) => [it.name, propertyOf(it)])),
        ...(requestBody && { body: requestBody.content['application/json'].schema }),
      },
      additionalProperties: false,
      ...(required.length > 0 && { required }),
    },
    annotations: {
      readOnlyHint: method === 'get',
      destructiveHint: method === 'delete',
      openWorldHint: false,
    },
  }
}

function propertyOf({ schema, description }: Parameter): object {
  return { ...schema, ...(description !== undefined && { description }) }
}
