import assert from 'node:assert/strict'
import type { OperationId } from '#mocks/engine/types.ts'
import { sample } from '../../contract/cases/support/sample.ts'
import { problemOf, type Request } from '../../contract/suite/api.ts'
import { type ContractOperation, contract, type JsonObject, valueAt } from '../../contract/suite/contract.ts'
import { type Check, check } from '../check.ts'
import type { CheckContext } from '../check-context.ts'
import { answerToShape } from '../denials.ts'

/** Sends an invalid request and expects an error for each wrong field. */
async function denied(
  context: CheckContext,
  operation: ContractOperation,
  request: Request,
  outcome: string,
  pointers: readonly string[] = [],
) {
  const response = await answerToShape(context, operation, request)
  if (!response) return
  assert.equal(response.outcome, outcome)
  const named = problemOf(response).errors?.map(({ pointer }) => pointer) ?? []
  for (const pointer of pointers)
    assert.ok(named.includes(pointer), `it names ${named.join(', ') || 'nothing'}, not ${pointer}`)
}

const documents = ({ responses }: ContractOperation, code: string) =>
  responses.some(({ codes }) => codes.includes(code))

interface BodySchema {
  readonly properties: Readonly<Record<string, JsonObject>>
  readonly required: readonly string[]
}

/** Schema of an object body; null for a union. */
function schemaOf({ body }: ContractOperation): BodySchema | null {
  if (!body) return null
  const schema = resolved(valueAt(body.schemaPointer) as JsonObject)
  if (schema.type !== 'object') return null
  return {
    properties: (schema.properties ?? {}) as BodySchema['properties'],
    required: (schema.required ?? []) as readonly string[],
  }
}

function resolved(schema: JsonObject): JsonObject {
  return typeof schema.$ref === 'string' ? resolved(valueAt(schema.$ref.slice(1)) as JsonObject) : schema
}

const exampleOf = ({ body }: ContractOperation) =>
  (body?.examples[0] ?? {}) as Readonly<Record<string, unknown>>

export const validationChecks: readonly Check[] = contract.flatMap((operation) => {
  const { id, parameters } = operation
  const checks: Check[] = []
  if (documents(operation, 'invalid_parameters')) {
    checks.push(
      check('validation', id, 'rejects an unknown parameter', (context) =>
        denied(
          context,
          operation,
          { query: { ...sample(operation).query, nonsense: 'x' } },
          '400 invalid_parameters',
          ['/nonsense'],
        ),
      ),
    )
    for (const { name, schemaPointer } of parameters.filter((it) => it.in === 'query')) {
      const schema = resolved(valueAt(schemaPointer) as JsonObject)
      if (schema.type !== 'integer') continue
      checks.push(
        check('validation', id, `rejects a ${name} that is out of range or not a number`, async (context) => {
          for (const value of [Number(schema.minimum) - 1, Number(schema.maximum) + 1, 'many'])
            await denied(
              context,
              operation,
              { query: { ...sample(operation).query, [name]: value } },
              '400 invalid_parameters',
              [`/${name}`],
            )
        }),
      )
    }
  }
  if (documents(operation, 'malformed_body')) {
    checks.push(
      check('validation', id, 'rejects a body that is not JSON', (context) =>
        denied(context, operation, { text: '{"half":' }, '400 malformed_body'),
      ),
    )
  }
  const schema = schemaOf(operation)
  if (schema && documents(operation, 'validation_failed')) checks.push(...bodyChecks(operation, id, schema))
  return checks
})

function bodyChecks(operation: ContractOperation, id: OperationId, schema: BodySchema): Check[] {
  const example = exampleOf(operation)
  const { required, properties } = schema
  const [first] = Object.keys(example)
  return [
    check('validation', id, 'rejects an unknown field', (context) =>
      denied(context, operation, { body: { ...example, nonsense: true } }, '422 validation_failed', [
        '/nonsense',
      ]),
    ),
    ...(required.length === 0
      ? []
      : [
          check('validation', id, 'reports every missing field', (context) =>
            denied(
              context,
              operation,
              {
                body: Object.fromEntries(
                  Object.entries(example).filter(([name]) => !required.includes(name)),
                ),
              },
              '422 validation_failed',
              required.map((name) => `/${name}`),
            ),
          ),
        ]),
    ...(first === undefined || resolved(properties[first] ?? {}).type === 'object'
      ? []
      : [
          check('validation', id, `rejects a ${first} of a wrong type`, (context) =>
            denied(
              context,
              operation,
              { body: { ...example, [first]: { wrong: 'type' } } },
              '422 validation_failed',
              [`/${first}`],
            ),
          ),
        ]),
    ...Object.entries(properties).flatMap(([name, of]) => {
      const { type, maxLength } = resolved(of)
      if (type !== 'string' || typeof maxLength !== 'number' || maxLength > 10_000) return []
      return [
        check('validation', id, `rejects a ${name} that is too long`, (context) =>
          denied(
            context,
            operation,
            { body: { ...example, [name]: 'x'.repeat(maxLength + 1) } },
            '422 validation_failed',
            [`/${name}`],
          ),
        ),
      ]
    }),
  ]
}
