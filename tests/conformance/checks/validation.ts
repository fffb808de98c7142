import { sample } from '../../contract/cases/support/sample.ts'
import { type ContractOperation, contract, type JsonObject, resolved } from '../../contract/suite/contract.ts'
import { type Check, check } from '../check.ts'
import { assertRejected } from '../denials.ts'
import { schemaAt } from '../schemas.ts'
import { bodyChecks } from './body-validation.ts'

const documents = ({ responses }: ContractOperation, code: string) =>
  responses.some(({ codes }) => codes.includes(code))

export const validationChecks: readonly Check[] = contract.flatMap((operation) => [
  ...(documents(operation, 'invalid_parameters') ? parameterChecks(operation) : []),
  ...(documents(operation, 'malformed_body') ? malformedChecks(operation) : []),
  ...(documents(operation, 'validation_failed') ? bodyChecks(operation) : []),
])

function parameterChecks(operation: ContractOperation): Check[] {
  const { id, parameters } = operation
  const rejects = (title: string, name: string, values: readonly (string | number)[], pointer = `/${name}`) =>
    check('validation', id, title, async (context) => {
      for (const value of values) {
        const query = { ...sample(operation).query, [name]: value }
        const invalid = { in: 'query', pointers: [pointer] } as const
        await assertRejected(context, operation, { query }, '400 invalid_parameters', invalid)
      }
    })
  return [
    rejects('rejects an unknown parameter', 'nonsense', ['x']),
    ...parameters
      .filter((it) => it.in === 'query')
      .flatMap(({ name, schemaPointer }) => {
        const schema = schemaAt(schemaPointer)
        if (schema.type === 'integer')
          return rejects(`rejects a ${name} that is out of range or not a number`, name, [
            Number(schema.minimum) - 1,
            Number(schema.maximum) + 1,
            'many',
          ])
        const { items, enum: values } = schemaOfOne(schema)
        if (values === undefined) return []
        return rejects(
          `rejects an unknown ${name}`,
          name,
          ['nonsense-value'],
          items ? `/${name}/0` : `/${name}`,
        )
      }),
  ]
}

/** Values of a parameter, or of each if there may be several. */
function schemaOfOne(schema: JsonObject): { readonly items: boolean; readonly enum?: unknown } {
  if (schema.type !== 'array') return { items: false, enum: schema.type === 'boolean' ? [] : schema.enum }
  return { items: true, enum: resolved(schema.items as JsonObject).enum }
}

function malformedChecks(operation: ContractOperation): Check[] {
  return [
    check('validation', operation.id, 'rejects a body that is not JSON', (context) =>
      assertRejected(context, operation, { text: '{"half":' }, '400 malformed_body'),
    ),
    ...(operation.body?.required
      ? [
          check('validation', operation.id, 'rejects a request without a body', (context) =>
            assertRejected(context, operation, { body: undefined }, '400 malformed_body'),
          ),
        ]
      : []),
  ]
}
