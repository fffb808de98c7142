import type { Request } from '../../contract/suite/api.ts'
import { type ContractOperation, type JsonObject, resolved } from '../../contract/suite/contract.ts'
import { type Check, check } from '../check.ts'
import { assertRejected } from '../denials.ts'
import type { Item } from '../existing-resources.ts'
import { deniesNull, propertiesOf, schemaAt } from '../schemas.ts'

const exampleOf = ({ body }: ContractOperation) => (body?.examples[0] ?? {}) as Item

/** Value that no enum has. */
const UNKNOWN = 'nonsense-value'

/** Checks of a body that is an object; none for a union. */
export function bodyChecks(operation: ContractOperation): Check[] {
  if (!operation.body) return []
  const schema = schemaAt(operation.body.schemaPointer)
  if (schema.type !== 'object') return []
  const example = exampleOf(operation)
  const rejects = (title: string, body: Request['body'], pointers: readonly string[]) =>
    check('validation', operation.id, title, (context) =>
      assertRejected(context, operation, { body }, '422 validation_failed', { in: 'body', pointers }),
    )
  const properties = propertiesOf(schema)
  const required = (schema.required ?? []) as readonly string[]
  const optional = Object.entries(example).filter(([name]) => !required.includes(name))
  const filled = Object.keys(properties).filter((name) => deniesNull(properties[name] ?? {}))
  const [first] = Object.keys(example)
  return [
    rejects('rejects an unknown field', { ...example, nonsense: true }, ['/nonsense']),
    ...partsOf(schema, example, '').map(([pointer, withUnknown]) =>
      rejects(`rejects an unknown field in ${pointer}`, withUnknown, [`${pointer}/nonsense`]),
    ),
    ...(required.length === 0
      ? []
      : [
          rejects(
            'reports every missing field',
            Object.fromEntries(optional),
            required.map((name) => `/${name}`),
          ),
        ]),
    ...(filled.length === 0
      ? []
      : [
          rejects(
            'reports every field that is null',
            { ...example, ...Object.fromEntries(filled.map((name) => [name, null])) },
            filled.map((name) => `/${name}`),
          ),
        ]),
    ...(first === undefined || resolved(properties[first] ?? {}).type === 'object'
      ? []
      : [
          rejects(`rejects a ${first} of a wrong type`, { ...example, [first]: { wrong: 'type' } }, [
            `/${first}`,
          ]),
        ]),
    ...Object.entries(properties).flatMap(([name, of]) => {
      const { type, maxLength, enum: values, items } = resolved(of)
      if (values !== undefined)
        return rejects(`rejects an unknown ${name}`, { ...example, [name]: UNKNOWN }, [`/${name}`])
      if (type === 'array' && resolved(items as JsonObject).enum !== undefined)
        return rejects(`rejects unknown ${name}`, { ...example, [name]: [UNKNOWN] }, [`/${name}/0`])
      if (type !== 'string' || typeof maxLength !== 'number' || maxLength > 10_000) return []
      return rejects(
        `rejects a ${name} that is too long`,
        { ...example, [name]: 'x'.repeat(maxLength + 1) },
        [`/${name}`],
      )
    }),
  ]
}

/** Objects in an example, as JSON pointers, each with a copy of the whole that has an unknown field there. */
function partsOf(schema: JsonObject, value: unknown, at: string): [string, unknown][] {
  const { type, properties, items } = resolved(schema)
  if (type === 'array' && Array.isArray(value) && value.length > 0)
    return partsOf(items as JsonObject, value[0], `${at}/0`).map(([pointer, part]) => [
      pointer,
      [part, ...value.slice(1)],
    ])
  if (type !== 'object' || properties === undefined || typeof value !== 'object' || value === null) return []
  const item = value as Item
  return [
    ...(at === '' ? [] : [[at, { ...item, nonsense: true }] satisfies [string, unknown]]),
    ...Object.entries(propertiesOf(resolved(schema))).flatMap(([name, of]) =>
      partsOf(of, item[name], `${at}/${name}`).map(([pointer, part]): [string, unknown] => [
        pointer,
        { ...item, [name]: part },
      ]),
    ),
  ]
}
