import assert from 'node:assert/strict'
import type { OperationId } from '#mocks/engine/types.ts'
import type { Api } from '../../suite/api.ts'
import { behaves, type ContractCase } from '../../suite/case.ts'
import { type ContractOperation, contract, type JsonObject, valueAt } from '../../suite/contract.ts'
import { silenceAlerts, startBulkOperation } from './foreign-ids.ts'
import { TENANCY } from './groups.ts'
import { sample } from './sample.ts'
import { signUpOf } from './sign-ups.ts'

/** Creates a row where the seed has none. */
const prepare: Partial<Record<OperationId, (api: Api) => Promise<unknown>>> = {
  listAlertSilences: silenceAlerts,
  listBulkOperations: startBulkOperation,
  listTasks: startBulkOperation,
  // The demo organization's plan can't be changed.
  previewPlanChange: (api) => api.mocks.scenario({ seedVariants: ['free-plan'] }),
}

/** For each read without ids in its path: two organizations have no ids in common. Others: `foreignIdCases`. */
export function foreignRowCases(): ContractCase[] {
  return contract.filter(isTenantRead).map((operation) =>
    behaves(TENANCY, `${operation.id} shows nothing of another organization`, async (api) => {
      await prepare[operation.id]?.(api)
      const as = operation.keyScope === 'none' ? 'session' : 'owner'
      if (as === 'session') await api.logIn('owner@nimbus.example')
      const theirs = await idsIn(api, operation, as)
      if (listsRows(operation))
        assert.ok(
          theirs.length > 0,
          `nothing to hide: add rows to the seed, or to \`prepare\` in foreign-rows.ts`,
        )
      await signUpOf(api)
      const shown = await idsIn(api, operation, 'session')
      assert.deepEqual(
        shown.filter((id) => theirs.includes(id)),
        [],
      )
    }),
  )
}

function isTenantRead({ method, signedIn, parameters, responses }: ContractOperation): boolean {
  const isJson = responses.some((it) => it.status === 200 && it.contentType === 'application/json')
  return method === 'GET' && signedIn && isJson && parameters.every((it) => it.in !== 'path')
}

/** True if the response has `items` with resource ids. */
function listsRows({ responses }: ContractOperation): boolean {
  const pointer = responses.find((it) => it.status === 200)?.schemaPointer
  const item = pointer ? propertyOf(schemaAt(pointer), 'items')?.items : undefined
  return propertyOf(item as JsonObject | undefined, 'id')?.$ref === '#/components/schemas/ResourceId'
}

/** Unresolved property of an object schema. */
function propertyOf(schema: JsonObject | undefined, name: string): JsonObject | undefined {
  const { properties } = schema?.$ref === undefined ? (schema ?? {}) : schemaAt(String(schema.$ref).slice(1))
  return (properties as JsonObject | undefined)?.[name] as JsonObject | undefined
}

const schemaAt = (pointer: string) => valueAt(pointer) as JsonObject

async function idsIn(api: Api, operation: ContractOperation, as: 'owner' | 'session'): Promise<string[]> {
  const response = await api.send(operation.id, { ...sample(operation), as })
  assert.equal(response.status, 200, `${operation.id} returned ${response.outcome}`)
  return [...rowIds(response.body)]
}

/** Row ids are long and contain a digit; catalog ids, which are shared, are words. */
function* rowIds(value: unknown): Generator<string> {
  if (typeof value === 'string' && /^[a-z]+_(?=.*\d)[A-Za-z0-9]{12,}$/.test(value)) yield value
  if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) yield* rowIds(item)
}
