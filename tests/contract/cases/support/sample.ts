import type { Request } from '../../suite/api.ts'
import type { ContractOperation } from '../../suite/contract.ts'

/** Valid request from the contract's examples; its ids don't exist. */
export function sample({ parameters, body }: ContractOperation): Request {
  const path: Record<string, string> = {}
  const query: Record<string, string> = {}
  const headers: Record<string, string> = {}
  for (const parameter of parameters) {
    if (parameter.in === 'path') path[parameter.name] = String(parameter.example)
    if (parameter.in === 'query' && parameter.required) query[parameter.name] = String(parameter.example)
    if (parameter.in === 'header' && parameter.required) headers[parameter.name] = String(parameter.example)
  }
  return { path, query, headers, ...(body ? { body: body.examples[0] } : {}) }
}
