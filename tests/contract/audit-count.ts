import { type Operation, operations } from '#mocks/contract/operations.gen.ts'
import { findRoute } from '#mocks/engine/router.ts'
import { API_BASE } from '#mocks/runtime/addresses.ts'
import type { Runtime } from '#mocks/runtime/runtime.ts'
import type { Driver, WireRequest, WireResponse } from './suite/driver.ts'

/** Numbers of entries that requests to an operation wrote, by success. */
interface Written {
  readonly succeeded: Set<number>
  readonly denied: Set<number>
}

/** Operations without a user: unknown address, not signed in. */
const MAY_CONCERN_NOBODY = ['requestPasswordReset', 'logOut', 'purchaseDomain', 'answerDomainPurchase']
/** Failed sign-ins are recorded. */
const SIGN_INS = ['logIn', 'completeLogIn']

const all = Object.values<Operation>(operations)

/** Counts the audit entries of each request. */
export class AuditCount {
  readonly #written = new Map<string, Written>()

  driver(driver: Driver, runtime: Runtime): Driver {
    return {
      ...driver,
      send: async (request) => {
        const response = await driver.send(request)
        const operation = operationOf(request)
        const requestId = response.headers.get('x-request-id')
        // Entries of jobs that the request triggered have its id, too.
        const count = () => runtime.db.read((tx) => tx.auditEntries.count((it) => it.requestId === requestId))
        if (operation !== null) this.#note(operation, response, await count())
        return response
      },
    }
  }

  #note(operation: string, { status, headers }: WireResponse, count: number): void {
    const written = this.#written.get(operation) ?? { succeeded: new Set(), denied: new Set() }
    this.#written.set(operation, written)
    const isReplay = headers.has('idempotency-replayed')
    ;(status < 400 && !isReplay ? written.succeeded : written.denied).add(count)
  }

  /** Operations that wrote another number of entries than one for a change and none for a refusal. */
  wrong(): string[] {
    return [...this.#written].flatMap(([id, { succeeded, denied }]) => {
      const isAudited = all.find((it) => it.id === id)?.audited
      const wanted = isAudited ? (MAY_CONCERN_NOBODY.includes(id) ? [0, 1] : [1]) : [0]
      const allowed = SIGN_INS.includes(id) ? [0, 1] : [0]
      return [
        ...([...succeeded].some((it) => !wanted.includes(it))
          ? [`${id}: ${[...succeeded]} for a success`]
          : []),
        ...([...denied].some((it) => !allowed.includes(it)) ? [`${id}: ${[...denied]} for a refusal`] : []),
      ]
    })
  }

  /** Audited operations that no request changed anything with. */
  unseen(): string[] {
    return all
      .filter(({ id, audited }) => audited && !this.#written.get(id)?.succeeded.has(1))
      .map(({ id }) => id)
  }
}

function operationOf({ method, url }: WireRequest): string | null {
  const [pathname = ''] = url.slice(API_BASE.length).split('?')
  const matched = url.startsWith(API_BASE) ? findRoute(method, pathname) : null
  return matched?.kind === 'operation' ? matched.operation.id : null
}
