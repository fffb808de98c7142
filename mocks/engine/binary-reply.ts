import type { Operation } from '../contract/operations.gen.ts'
import type { Violation } from './contract-check.ts'
import type { BinaryResult, EngineReply } from './types.ts'

/** A body of bytes. The media type is the contract's, or the handler's own where the contract leaves it open. */
export async function binaryReply(
  operation: Operation,
  { status, headers = [], bytes }: BinaryResult,
  requestId: string,
): Promise<EngineReply> {
  const body = typeof bytes === 'function' ? await bytes() : bytes
  const own = headers.find(([name]) => name === 'content-type')
  const mediaType = own?.[1] ?? operation.responses[status]?.contentType ?? 'application/octet-stream'
  return {
    status,
    headers: [
      ['content-type', mediaType],
      ['x-request-id', requestId],
      ['cache-control', 'no-store'],
      ...headers.filter((header) => header !== own),
    ],
    body,
  }
}

/** What the contract does not allow in a reply of bytes: another media type, or nothing at all. */
export function checkBinary(operation: Operation, reply: EngineReply, requestId: string): Violation | null {
  const documented = operation.responses[reply.status]?.contentType ?? null
  const mediaType = reply.headers.find(([name]) => name === 'content-type')?.[1] ?? ''
  const fits = documented?.endsWith('/*')
    ? mediaType.startsWith(documented.slice(0, -1))
    : mediaType === documented
  const isEmpty = !(reply.body instanceof Uint8Array) || reply.body.length === 0
  if (fits && !isEmpty) return null
  const message = fits ? 'There are no bytes.' : `The media type is ${mediaType}, not ${documented}.`
  return {
    operationId: operation.id,
    status: reply.status,
    requestId,
    errors: [{ in: 'body', pointer: '', code: 'undocumented', message }],
  }
}
