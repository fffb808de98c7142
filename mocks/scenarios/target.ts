import type { operations, Tag } from '../contract/operations.gen.ts'

type Operations = typeof operations
export type OperationId = keyof Operations

/** Scope of a rule or a latency: one operation, those of a tag, all reads, all writes, or all operations. */
export type Target = OperationId | `tag:${Tag}` | 'reads' | 'writes' | '*'

/** Facts about an operation of the contract that scenarios need. */
export interface OperationFacts {
  readonly id: string
  readonly method: string
  readonly tag: string
  readonly responses: Readonly<Record<number, { readonly codes: readonly string[] }>>
}

export function isTarget(target: Target, operation: OperationFacts): boolean {
  const { id, method, tag } = operation
  if (target === '*' || target === id) return true
  return target === (method === 'GET' ? 'reads' : 'writes') || target === `tag:${tag}`
}

/** Problem codes that an operation documents for a status. */
export type CodesOf<
  Op extends OperationId,
  Status extends number,
> = Operations[Op]['responses'] extends infer Responses
  ? `${Status}` extends keyof Responses
    ? Responses[`${Status}`] extends { readonly codes: readonly (infer Code)[] }
      ? Code
      : never
    : never
  : never

/** All problem codes of the contract. */
export type ProblemCode = {
  [Op in OperationId]: Operations[Op]['responses'][keyof Operations[Op]['responses']] extends {
    readonly codes: readonly (infer Code extends string)[]
  }
    ? Code
    : never
}[OperationId]

type OperationsOf<T extends Target> = T extends '*'
  ? OperationId
  : T extends `tag:${infer Name}`
    ? { [Op in OperationId]: Operations[Op]['tag'] extends Name ? Op : never }[OperationId]
    : T extends 'reads'
      ? { [Op in OperationId]: Operations[Op]['method'] extends 'GET' ? Op : never }[OperationId]
      : T extends 'writes'
        ? { [Op in OperationId]: Operations[Op]['method'] extends 'GET' ? never : Op }[OperationId]
        : T

type OperationsWith<Status extends number, Code> = {
  [Op in OperationId]: Code extends CodesOf<Op, Status> ? Op : never
}[OperationId]

/** `Code` if every operation of the target documents it for the status, else `never`. */
export type Documented<T extends Target, Status extends number, Code extends string> = [
  Exclude<OperationsOf<T>, OperationsWith<Status, Code>>,
] extends [never]
  ? Code
  : never
