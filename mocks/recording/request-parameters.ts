import { type Operation, operations, type Parameter } from '../contract/operations.gen.ts'
import { operationSchemasOf, schemaOf } from '../contract/schemas.gen.js'
import type { OperationId } from '../engine/types.ts'
import type { Schema } from '../kernel/validation/schema.ts'

/** Query parameters of an operation, without points in time. */
export function queryParameters(id: OperationId): readonly Parameter[] {
  const { parameters }: Operation = operations[id]
  const schema: Readonly<Record<string, Schema>> = operationSchemasOf(id).parameters.query?.properties ?? {}
  return parameters.filter(({ in: place, name }) => place === 'query' && !isTime(schema[name]))
}

function isTime(schema: Schema | undefined): boolean {
  if (schema?.$ref !== undefined) return isTime(schemaOf(schema.$ref))
  return schema?.format === 'date-time' || schema?.format === 'date'
}
