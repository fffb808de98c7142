import { readFileSync } from 'node:fs'
import { pointerStep } from '#src/json-pointer.ts'
import { type ContractOperation, contract } from '../../contract/suite/contract.ts'

/** Part of the contract that a finding is about. */
export interface ContractPlace {
  /** File and line: `openapi/tags/volumes.yaml:98`. */
  readonly file: string
  /** JSON pointer (RFC 6901) in that file. */
  readonly pointer: string
}

const folder = new URL('../../../openapi/tags/', import.meta.url)

const linesByTag = new Map<string, readonly string[]>()

function linesOf(tag: string): readonly string[] {
  const known = linesByTag.get(tag)
  if (known) return known
  const lines = readFileSync(new URL(`${tag}.yaml`, folder), 'utf8').split('\n')
  linesByTag.set(tag, lines)
  return lines
}

/** Member of an operation, such as `x-permission` or `responses/409`. */
type Member = 'security' | 'x-permission' | `responses/${number}`

/** Place of an operation, or of a member that it has. */
export function placeOf({ id, tag, path, method }: ContractOperation, member: Member | null): ContractPlace {
  const lines = linesOf(tag)
  const start = lines.findIndex((line) => line.trim() === `operationId: ${id}`)
  const next = lines.findIndex((line, index) => index > start && /^ *operationId:/.test(line))
  const key = member?.split('/').at(-1)
  const isKey = (line: string) =>
    key !== undefined && [key, `'${key}'`].includes(line.trim().split(':')[0] ?? '')
  const at = lines.findIndex((line, index) => index > start && (next === -1 || index < next) && isKey(line))
  const pointer = `/paths${pointerStep(path)}/${method.toLowerCase()}`
  return {
    file: `openapi/tags/${tag}.yaml:${(at === -1 ? start : at) + 1}`,
    pointer: at === -1 ? pointer : `${pointer}/${member}`,
  }
}

/** Operation of a request; null if there is none. @param path without the base path */
export function operationOfRequest(method: string, path: string): ContractOperation | null {
  const [pathname = ''] = path.split('?')
  const matching = contract.filter((it) => it.method === method && patternOf(it.path).test(pathname))
  // A fixed path beats a templated one (OpenAPI 3.1.1, 4.8.8.2).
  return matching.find((it) => it.path === pathname) ?? matching[0] ?? null
}

const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)
