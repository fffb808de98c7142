import { operations } from '../contract/operations.gen.ts'
import { contractErrors } from '../engine/contract-check.ts'
import { unserializedReply } from '../engine/forced.ts'
import type { FieldError } from '../engine/problem.ts'
import { findField, requestFields } from '../engine/request-fields.ts'
import type { KnownOperation, OperationId } from '../engine/types.ts'
import { didYouMean } from '../kernel/did-you-mean.ts'
import type { ContractCheck } from './response-schema.ts'

/** Checks forced responses against the contract's schemas. */
export const contractCheck: ContractCheck = {
  body: (id, response) => {
    const operation = operations[id as OperationId] as KnownOperation
    const documented = operation.responses[response.status]?.contentType
    if (documented === 'text/event-stream' || documented?.startsWith('image/'))
      return [`${id} returns ${response.status} with ${documented}, which a rule can’t give`]
    const reply = unserializedReply(operation, response)
    return contractErrors(operation, reply).map(
      ({ pointer, message }) => `${id} ${response.status} ${pointer || 'body'}: ${message}`,
    )
  },
  field: (id, error) => {
    const place = (error.in ?? 'body') as FieldError['in']
    if (error.pointer === '' || findField(id as OperationId, { ...error, in: place })) return []
    const known = requestFields(id as OperationId).filter((field) => field.in === place)
    if (known.length === 0) return [`${id} takes nothing in the ${place}`]
    const pointers = known.map(({ pointer }) => pointer)
    return [`${id} has no field “${error.pointer}” in the ${place}${didYouMean(error.pointer, pointers)}`]
  },
}
