import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { capitalize } from '../../src/domain/capitalize.ts'
import type { Json, JsonObject } from './bundle.ts'
import { header } from './header.ts'
import { type OperationModel, type ResponseModel, readCommonResponses, readTeamRoles } from './model.ts'

/** Generates the operation table, the operations' types and the problem texts for `mocks/`. */
export function emitContractTables(contract: JsonObject, model: OperationModel[], folder: string): void {
  mkdirSync(folder, { recursive: true })
  const write = (file: string, content: string) => writeFileSync(join(folder, file), content)
  write('operations.gen.ts', operationTable(model))
  write('types.gen.ts', operationTypes(model))
  write('problems.gen.ts', problemTable(model, readCommonResponses(contract)))
  write('team-roles.gen.ts', teamRoleTable(readTeamRoles(contract)))
  write('pattern-descriptions.gen.ts', patternTable(contract))
  write('openapi.gen.json', `${JSON.stringify(contract, null, 1)}\n`)
}

function operationTable(model: OperationModel[]): string {
  // Operations share most of their responses. Write each once, since every mocked page loads the table.
  const sharedResponses: string[] = []
  const referTo = (response: string): string => {
    if (!sharedResponses.includes(response)) sharedResponses.push(response)
    return `responses[${sharedResponses.indexOf(response)}]`
  }
  const rows = model.map((operation) => {
    const { id, method, path, tag, summary, security, permission, keyScope, audited, secrets } = operation
    const parameters = operation.parameters.map(({ name, in: place, coerce, schema }) => ({
      name,
      in: place,
      coerce,
      ...(schema.default === undefined ? {} : { default: schema.default }),
    }))
    const responses = operation.responses.map(({ status, contentType, problems }) => {
      const codes = [...new Set(problems.map((problem) => problem.code))]
      return `"${status}":${referTo(JSON.stringify({ contentType, codes }))}`
    })
    const readsBody =
      operation.bodySchema === null ? 'none' : operation.bodyRequired ? 'required' : 'optional'
    const facts = {
      ...{ id, method, path, tag, summary, security, permission, keyScope, audited, readsBody, parameters },
      ...(secrets.length > 0 && { secrets }),
    }
    return `  ${id}: ${JSON.stringify(facts).slice(0, -1)},"responses":{${responses.join(',')}}},`
  })
  const tags = [...new Set(model.map(({ tag }) => `'${tag}'`))].sort().join(' | ')
  return `${header}
import type { ApiKeyScope, Permission } from '#src/api/generated/types.gen.ts'

export type { ApiKeyScope, Permission }
export type Tag = ${tags}

export interface Parameter {
  readonly name: string
  readonly in: 'query' | 'path' | 'header'
  readonly coerce: 'string' | 'integer' | 'number' | 'boolean' | 'strings'
  readonly default?: string | number | boolean | readonly string[]
}

export interface Secret {
  /** Path of the field in the body. */
  readonly path: readonly string[]
  /** Part of the value that may be stored. */
  readonly keep: 'nothing' | 'last_four'
}

export interface Operation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly tag: Tag
  readonly summary: string
  /** Authentication requirement. */
  readonly security: 'required' | 'optional' | 'none'
  readonly permission: Permission | 'none'
  /** Smallest API key scope that may call it; 'none' if only sessions may. */
  readonly keyScope: ApiKeyScope | 'none'
  /** True if successes are recorded in the audit log. */
  readonly audited: boolean
  readonly readsBody: 'none' | 'optional' | 'required'
  /** Fields of the body that must not be stored; omitted if there are none. */
  readonly secrets?: readonly Secret[]
  readonly parameters: readonly Parameter[]
  readonly responses: Readonly<Record<number, { readonly contentType: string | null; readonly codes: readonly string[] }>>
}

const responses = [
${sharedResponses.map((it) => `  ${it},`).join('\n')}
] as const

export const operations = {
${rows.join('\n')}
} as const satisfies Record<string, Operation>
`
}

function operationTypes(model: OperationModel[]): string {
  const rows = model.map((operation) => {
    const name = capitalize(operation.id)
    const defaulted = operation.parameters.filter(
      (parameter) => parameter.in === 'query' && parameter.schema.default !== undefined,
    )
    const binary = operation.responses.some((response) => response.isBinary)
    const stream = operation.responses.some((response) => response.contentType === 'text/event-stream')
    return `  ${operation.id}: {
    tag: '${operation.tag}'
    data: api.${name}Data
    success: api.${name}Responses
    security: '${operation.security}'
    defaulted: ${defaulted.length === 0 ? 'never' : defaulted.map((parameter) => `'${parameter.name}'`).join(' | ')}
    stream: ${stream}
    binary: ${binary}
  }`
  })
  return `${header}
import type * as api from '#src/api/generated/types.gen.ts'

/** Operations of a tag. */
export type OperationOf<Tag extends string> = {
  [Op in keyof OperationTypes]: OperationTypes[Op]['tag'] extends Tag ? Op : never
}[keyof OperationTypes]

/** Input and output types of each operation. */
export interface OperationTypes {
${rows.join('\n')}
}
`
}

function teamRoleTable(roles: Readonly<Record<string, readonly string[]>>): string {
  return `${header}
import type { Permission, TeamRole } from '#src/api/generated/types.gen.ts'

/** Permissions of each team role, in the order of responses (x-permissions of TeamRole). */
export const teamRoles: Readonly<Record<TeamRole, readonly Permission[]>> = ${JSON.stringify(roles, null, 2)}
`
}

function patternTable(contract: JsonObject): string {
  const descriptions: Record<string, string> = {}
  const collect = (json: Json): void => {
    if (typeof json !== 'object' || json === null) return
    if (!Array.isArray(json)) {
      const { pattern, 'x-pattern-description': description } = json
      if (typeof pattern === 'string' && typeof description === 'string') descriptions[pattern] = description
    }
    Object.values(json).forEach(collect)
  }
  collect(contract)
  return `${header}
/** Rules of the contract's patterns in words, to follow "This must be" (x-pattern-description). */
export const patternDescriptions: Readonly<Record<string, string>> = ${JSON.stringify(descriptions, null, 2)}
`
}

function problemTable(model: OperationModel[], common: ResponseModel[]): string {
  const titles: Record<string, string> = {}
  const details: Record<string, string> = {}
  for (const response of [...model.flatMap(({ responses }) => responses), ...common]) {
    for (const problem of response.problems) {
      titles[problem.code] ??= problem.title
      details[problem.code] ??= problem.detail
    }
  }
  const codes = Object.fromEntries(
    common.map(({ status, problems }) => [status, problems.map(({ code }) => code)]),
  )
  const sorted = (table: Record<string, string>) =>
    JSON.stringify(Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)
  return `${header}
/** Titles of problem codes, from the contract's examples. */
export const problemTitles: Readonly<Record<string, string>> = ${sorted(titles)}

/** Example details of problem codes, used for forced outcomes. */
export const problemDetails: Readonly<Record<string, string>> = ${sorted(details)}

/** Problem codes by status with which any operation may respond, before it runs (x-common-responses). */
export const commonProblems: Readonly<Record<number, readonly string[]>> = ${JSON.stringify(codes)}
`
}
