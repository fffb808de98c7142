import type { Change, Level } from '../changes.ts'
import { compareContracts } from '../compare-contracts.ts'
import { ContractFiles } from '../contract-files.ts'

type Schema = object

const FILE = 'openapi.yaml'
const contractOf = (text: string) => new ContractFiles((path) => (path === FILE ? text : null)).root(FILE)

/** Changes between two contracts, each as text or as an object. */
export function diff(before: string | object, after: string | object): readonly Change[] {
  const [old, now] = [before, after].map((it) => (typeof it === 'string' ? it : JSON.stringify(it, null, 1)))
  return compareContracts(contractOf(old ?? ''), contractOf(now ?? ''))
}

/** A contract with one operation. */
export const withOperation = (operation: object, method = 'post', path = '/vms') => ({
  openapi: '3.1.1',
  info: { title: 'Example', version: '1.0.0' },
  paths: { [path]: { [method]: { operationId: 'createVm', ...operation } } },
})

const json = (schema: Schema) => ({ 'application/json': { schema } })
const property = (schema: Schema) => ({ type: 'object', properties: { size: schema } })
const bodyOf = (schema: Schema) => withOperation({ requestBody: { content: json(schema) } })
const answerOf = (schema: Schema) =>
  withOperation({ responses: { 200: { description: 'Fine.', content: json(schema) } } })
const parameterOf = (schema: Schema, where = 'query') =>
  withOperation({ parameters: [{ name: 'size', in: where, schema }] })
const headerOf = (schema: Schema) =>
  withOperation({ responses: { 200: { description: 'Fine.', headers: { 'X-Size': { schema } } } } })

/** Places of a schema by the prefix of oasdiff's rules. */
export const requests: Readonly<Record<string, (schema: Schema) => object>> = {
  'request-body': bodyOf,
  'request-property': (schema) => bodyOf(property(schema)),
  'request-parameter': parameterOf,
  'request-parameter-property': (schema) => parameterOf(property(schema)),
  'request-header-property': (schema) => parameterOf(schema, 'header'),
}
export const responses: typeof requests = {
  'response-body': answerOf,
  'response-property': (schema) => answerOf(property(schema)),
  'response-header': headerOf,
}

/** Worst level of changes; null if there are none. */
export function worst(changes: readonly Change[]): Level | null {
  const levels = ['breaking', 'warning', 'compatible', 'text'] as const
  return levels.find((it) => changes.some(({ level }) => level === it)) ?? null
}
