import { didYouMean } from '../kernel/did-you-mean.ts'
import { z } from '../kernel/zod.ts'
import { isTarget, type OperationFacts, type ProblemCode, type Target } from './target.ts'

const headers = z
  .record(
    z
      .string()
      .regex(/^[\w-]+$/, 'expected the name of a header')
      .refine((name) => !/^(connection|content-length|transfer-encoding|set-cookie)$/i.test(name), {
        error: (issue) => `a rule can’t set the header ${issue.input}`,
      }),
    z.string().regex(/^[\x20-\x7e]{0,4000}$/, 'expected printable ASCII'),
  )
  .exactOptional()
  .describe('Headers of the response; they replace headers of the same name.')

const outsideContract = z
  .boolean()
  .exactOptional()
  .describe('True to send the response although the contract does not allow it.')

const pointer = z
  .string()
  .max(300)
  .regex(/^(\/([^~]|~[01])*)?$/, 'expected a JSON pointer such as /name')

const errors = z
  .array(
    z.strictObject({
      in: z.enum(['body', 'query', 'path', 'header']).exactOptional().describe('`body` by default.'),
      pointer: pointer.describe('JSON pointer of a field of the request, such as `/name`.'),
      code: z
        .string()
        .max(64)
        .regex(/^[a-z][a-z0-9_]*$/, 'expected a code such as too_long')
        .exactOptional()
        .describe('Derived from the field’s schema by default.'),
      message: z.string().min(1).max(500).exactOptional(),
    }),
  )
  .max(100)
  .readonly()
  .exactOptional()
  .describe('Fields of the request that the problem names.')

const patchOperation = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('add'), path: pointer, value: z.json() }),
  z.strictObject({ op: z.literal('replace'), path: pointer, value: z.json() }),
  z.strictObject({ op: z.literal('remove'), path: pointer }),
])

/** Schema of `then.respond`. */
export function responseSchema(codes: [ProblemCode, ...ProblemCode[]]) {
  const problem = z.strictObject({
    status: z.int().min(400).max(599),
    code: z.enum(codes, {
      error: (issue) =>
        `no operation has the problem code “${issue.input}”${didYouMean(String(issue.input), codes)}`,
    }),
    detail: z.string().min(1).max(1000).exactOptional().describe('Text of the problem.'),
    errors,
    retryAfter: z.int().min(1).max(86_400).exactOptional().describe('Seconds, for the Retry-After header.'),
    headers,
    outsideContract,
  })
  const whole = z.strictObject({
    status: z.int().min(200).max(599),
    body: z.json().exactOptional().describe('Whole body; omitted for none.'),
    headers,
    outsideContract,
  })
  const changed = z.strictObject({
    patch: z
      .array(patchOperation)
      .max(1000)
      .readonly()
      .exactOptional()
      .describe('JSON Patch (RFC 6902) of the real response; errors stay as they are.'),
    headers,
    outsideContract,
  })
  return z.union([problem, whole, changed], {
    error: 'expected a `status` with a `code` or a `body`, or a `patch`',
  })
}

type Response = z.infer<ReturnType<typeof responseSchema>>

/** Checks against the contract's schemas, each with the reasons why something does not fit. */
export interface ContractCheck {
  body(operationId: string, response: Extract<Response, { body?: unknown }>): readonly string[]
  field(operationId: string, error: { readonly in?: string; readonly pointer: string }): readonly string[]
}

/** For the generator, which has no schemas yet. */
export const unchecked: ContractCheck = { body: () => [], field: () => [] }

/** Reasons why the contract does not allow a response for a rule's target; none with `outsideContract`. */
export function responseFaults(
  response: Response,
  target: Target,
  operations: readonly OperationFacts[],
  check: ContractCheck,
): readonly string[] {
  if (response.outsideContract) return []
  const targeted = operations.filter((operation) => isTarget(target, operation))
  const faults = firstFaults(response, targeted, check)
  if (faults.length === 0) return []
  return 'code' in response && response.errors === undefined ? faults : [...faults, ALLOW_HINT]
}

const ALLOW_HINT = 'set "outsideContract": true to respond like this nevertheless'

function firstFaults(
  response: Response,
  operations: readonly OperationFacts[],
  check: ContractCheck,
): readonly string[] {
  for (const operation of operations) {
    const faults = faultsFor(response, operation, check)
    if (faults.length > 0) return faults
  }
  return []
}

function faultsFor(response: Response, operation: OperationFacts, check: ContractCheck): readonly string[] {
  const { id, responses } = operation
  if ('code' in response) {
    const { status, code, errors = [] } = response
    if (!responses[status]?.codes.includes(code))
      return [`${id} never responds with ${status} ${code}; documented: ${outcomes(operation)}`]
    return errors.flatMap((error) => check.field(id, error))
  }
  if (!('status' in response)) return []
  const { status } = response
  if (responses[status] === undefined)
    return [`${id} never responds with ${status}; documented: ${Object.keys(responses).join(', ')}`]
  const { codes } = responses[status]
  if (codes.length > 0 && response.body === undefined)
    return [`${id} ${status} requires a code; documented: ${codes.join(', ')}`]
  return check.body(id, response)
}

function outcomes(operation: OperationFacts): string {
  return Object.entries(operation.responses)
    .flatMap(([status, { codes }]) => codes.map((code) => `${status} ${code}`))
    .join(', ')
}
