import type { OperationId } from '#mocks/engine/types.ts'
import { sample } from '../contract/cases/support/sample.ts'
import { Api } from '../contract/suite/api.ts'
import { contract, operationOf } from '../contract/suite/contract.ts'
import { Coverage } from '../contract/suite/coverage.ts'
import type { Driver, WireResponse } from '../contract/suite/driver.ts'
import { Skip } from './skip.ts'

/** Called with each response before it is checked. */
export type OnResponse = (operation: OperationId, response: Pick<WireResponse, 'status'>) => Promise<void>

/** Client that calls a function with each response before it is checked. */
export class ServerApi extends Api {
  readonly #onResponse: OnResponse

  constructor(onResponse: OnResponse, ...parts: ConstructorParameters<typeof Api>) {
    super(...parts)
    this.#onResponse = onResponse
  }

  protected override received(...seen: Parameters<OnResponse>): Promise<void> {
    return this.#onResponse(...seen)
  }
}

/** Statuses of servers that don't have an operation. */
const MISSING = [404, 405, 501]

/** Tags that a server implements. A check of one tag doesn't fail because the server lacks another. */
export class SupportedTags {
  readonly #driver: Driver
  readonly #key: () => string | undefined
  readonly #tags = new Map<string, Promise<boolean>>()

  /** @param key finds the owner's key, if there is one */
  constructor(driver: Driver, key: () => string | undefined) {
    this.#driver = driver
    this.#key = key
  }

  /** @throws Skip if a check needs an operation of another tag that the server does not have */
  async assert(id: OperationId, { status }: Pick<WireResponse, 'status'>, tag: string | null): Promise<void> {
    const operation = operationOf(id)
    if (tag === null || tag === operation.tag || !MISSING.includes(status)) return
    const isDocumented = operation.responses.some((it) => it.status === status)
    if (isDocumented && (await this.#has(operation.tag))) return
    throw new Skip(`needs ${id} (${operation.tag})`)
  }

  #has(tag: string): Promise<boolean> {
    const known = this.#tags.get(tag) ?? this.#probe(tag)
    this.#tags.set(tag, known)
    return known
  }

  /** Sends a request that every server with the tag answers. */
  async #probe(tag: string): Promise<boolean> {
    const operation = contract.find((it) => it.tag === tag && it.method === 'GET' && !it.path.includes('{'))
    if (!operation) return true
    const key = this.#key()
    const api = new Api(this.#driver, new Coverage())
    const headers = key === undefined ? {} : { authorization: `Bearer ${key}` }
    const wire = api.wire(operation.id, { ...sample(operation), as: 'nobody', headers })
    const { status } = await this.#driver.send(wire)
    return !MISSING.includes(status)
  }
}
