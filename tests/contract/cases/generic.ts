import type { AnyResponse, Api, Caller, Request } from '../suite/api.ts'
import { type ContractCase, outcomeCase } from '../suite/case.ts'
import { type ContractOperation, contract, type OutcomeName } from '../suite/contract.ts'
import { sample } from './support/sample.ts'

/**
 * Cases that apply to every operation, generated from the contract, so that a new operation is covered for all shared
 * outcomes.
 */
export function genericCases(): ContractCase[] {
  return contract.flatMap((operation) =>
    operation.responses.flatMap(({ status, codes }) =>
      codes.flatMap((code) => {
        const way = ways[`${status} ${code}`]
        // A handler that checks permissions by itself looks at the request first.
        const isChecked = code !== 'permission_denied' || operation.permission !== 'none'
        if (way === undefined || !isChecked) return []
        return [outcomeCase(operation.id, `${status} ${code}`, way.name, (api) => way.run(operation, api))]
      }),
    ),
  )
}

/** Ways to reach an outcome of any operation. */
interface Way {
  readonly name: string
  run(operation: ContractOperation, api: Api): Promise<AnyResponse>
}

const way = (
  name: string,
  request: (operation: ContractOperation, valid: Request) => Request,
  before: (api: Api, operation: ContractOperation) => Promise<unknown> = async () => {},
): Way => ({
  name,
  async run(operation, api) {
    await before(api, operation)
    return api.send(operation.id, request(operation, sample(operation)))
  },
})

const asWho = (as: Caller) => (_: ContractOperation, valid: Request) => ({ ...valid, as })

const forced = (status: number, code: string) =>
  way(
    'a scenario can force it',
    // Authentication precedes validation, so the caller is permitted.
    (operation, valid) => ({ ...valid, as: operation.signedIn ? sessionOrOwner(operation) : 'nobody' }),
    async (api, operation) => {
      await signedIn(api, operation)
      await api.mocks.force(operation.id, status, code)
    },
  )

const sessionOrOwner = ({ keyScope }: ContractOperation): Caller =>
  keyScope === 'none' ? 'session' : 'owner'

const signedIn = async (api: Api, { signedIn, keyScope }: ContractOperation) => {
  if (signedIn && keyScope === 'none') await api.logIn('owner@nimbus.example')
}

const ways: Partial<Record<OutcomeName, Way>> = {
  '400 invalid_parameters': way(
    'a parameter that the operation does not have',
    (_, valid) => ({ ...valid, query: { ...valid.query, nonsense: 'x' } }),
    signedIn,
  ),
  '400 malformed_body': way(
    'a body that is no JSON',
    (_, valid) => ({ ...valid, text: '{"half":' }),
    signedIn,
  ),
  '401 not_authenticated': way('nobody asks', asWho('nobody')),
  '401 invalid_api_key': way('a key that has expired', asWho('expired')),
  '401 session_expired': way('a session that is over', asWho('session'), async (api) => {
    await api.logIn()
    await api.mocks.advance('PT13H')
  }),
  '403 permission_denied': way(
    'a role without the permission',
    ({ keyScope }, valid) => ({ ...valid, as: keyScope === 'none' ? 'session' : 'viewer' }),
    async (api, { keyScope }) => {
      if (keyScope === 'none') await api.logIn('viewer@nimbus.example')
    },
  ),
  '403 insufficient_scope': way('a key whose scope is too small', asWho('read_only')),
  '403 session_required': way('a key, where only a person may', asWho('owner')),
  '404 not_found': way('an id that names nothing', (_, valid) => valid, signedIn),
  '422 validation_failed': way(
    'a field that the body does not have',
    (_, valid) => ({ ...valid, body: { ...(valid.body as object), nonsense: true } }),
    signedIn,
  ),
  '429 rate_limited': forced(429, 'rate_limited'),
  '500 internal_error': forced(500, 'internal_error'),
  '503 unavailable': forced(503, 'unavailable'),
  '507 storage_full': forced(507, 'storage_full'),
}
