import type { OperationId } from '#mocks/engine/types.ts'
import { API_BASE } from '../suite/api.ts'
import { type ContractOperation, operationOf } from '../suite/contract.ts'
import { fillExample, placeholder, placeholdersFor, VERSION } from './references.ts'

/** Generated request with placeholders for ids. */
export interface RandomRequest {
  readonly operation: OperationId
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  /** Seconds to wait before it. */
  readonly after: number
}

/** Differences to the contract's example request. */
export interface RequestOverrides {
  readonly path?: readonly string[]
  readonly body?: unknown
  /** Seconds to wait before it. */
  readonly after?: number
  /** From a device without a session. */
  readonly fromElsewhere?: true
}

/** Builds a request from the first example of the operation. */
export function buildRequest(
  { id, method, path, parameters, body }: ContractOperation,
  index: number,
  unique: number,
  overrides: RequestOverrides,
): RandomRequest {
  const names = parameters.filter((it) => it.in === 'path').map((it) => it.name)
  const filled = overrides.path ?? placeholdersFor(names, index)
  const query = parameters.filter((it) => it.in === 'query' && it.required)
  const search = new URLSearchParams(query.map(({ name, example }) => [name, String(example)])).toString()
  const headers = parameters.filter((it) => it.in === 'header').map((it) => it.name.toLowerCase())
  return {
    operation: id,
    method,
    url:
      API_BASE +
      names.reduce((text, name, at) => text.replace(`{${name}}`, () => filled[at] ?? '-'), path) +
      (search === '' ? '' : `?${search}`),
    headers: {
      ...(overrides.fromElsewhere
        ? {}
        : operationOf(id).keyScope === 'none'
          ? { cookie: `nimbus_session=${placeholder('sessions', -1, '', 'token')}` }
          : { authorization: 'Bearer nimbus_demo_owner' }),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(headers.includes('if-match') ? { 'if-match': VERSION } : {}),
      ...(headers.includes('idempotency-key')
        ? { 'idempotency-key': `meant-${String(unique).padStart(5, '0')}` }
        : {}),
    },
    body: body ? JSON.stringify(overrides.body ?? fillExample(body.examples[0] ?? null, index)) : null,
    after: overrides.after ?? 0,
  }
}
