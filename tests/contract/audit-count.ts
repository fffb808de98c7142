import { type Operation, operations } from '#mocks/contract/operations.gen.ts'
import { type AuditEntryRow, type CollectionName, collections, type Transaction } from '#mocks/db/index.ts'
import { findRoute } from '#mocks/engine/router.ts'
import { API_BASE } from '#mocks/runtime/addresses.ts'
import type { Runtime } from '#mocks/runtime/runtime.ts'
import type { Driver, WireRequest, WireResponse } from './suite/driver.ts'

/** Entries that requests to an operation wrote: numbers by success, and true if one names a resource. */
interface Written {
  readonly succeeded: Set<number>
  readonly denied: Set<number>
  isNamed: boolean
}

/** Operations without a user: unknown address, not signed in. */
const MAY_CONCERN_NOBODY = ['requestPasswordReset', 'logOut', 'purchaseDomain', 'answerDomainPurchase']
/** Also recorded for the organization that the user leaves. */
const MAY_LEAVE = ['acceptInvitation']
/** Failed sign-ins are recorded. */
const SIGN_INS = ['logIn', 'completeLogIn']

/** Changes of the user's own account or settings, of the whole organization, or of many resources. */
const CONCERN_NO_RESOURCE = [
  ...[...SIGN_INS, 'logOut', 'changePassword', 'requestPasswordReset', 'resetPassword'],
  ...['startTwoFactor', 'confirmTwoFactor', 'disableTwoFactor', 'renewRecoveryCodes', 'revokeOtherSessions'],
  'closeAccount',
  'updateNotificationPreferences',
  'answerCardConfirmation',
  ...['createBulkOperation', 'cancelBulkOperation', 'retryBulkOperation'],
]

const all = Object.values<Operation>(operations)

/** Written by requests that change nothing, too. */
const UNAUDITED: ReadonlySet<CollectionName> = new Set(['auditEntries', 'idempotency', 'sessions', 'apiKeys'])
const CHANGES = (Object.keys(collections) as CollectionName[]).filter((name) => !UNAUDITED.has(name))

const rowsOf = (tx: Transaction) => CHANGES.flatMap((name): readonly object[] => tx[name].all())

/** Compares the rows themselves: one that changes is replaced. */
function isSame(before: readonly object[], after: readonly object[]): boolean {
  const known = new Set(before)
  return before.length === after.length && after.every((row) => known.has(row))
}

/** Counts the audit entries of each request. */
export class AuditCount {
  readonly #written = new Map<string, Written>()

  driver(driver: Driver, runtime: Runtime): Driver {
    return {
      ...driver,
      send: async (request) => {
        const operation = operationOf(request)
        const isUpdate = request.method === 'PATCH' || request.method === 'PUT'
        const before = isUpdate ? await runtime.db.read(rowsOf) : null
        const response = await driver.send(request)
        const after = isUpdate ? await runtime.db.read(rowsOf) : null
        const isDryRun = operation === 'deployManifest' && response.status === 200
        const isUnchanged = isDryRun || (before !== null && after !== null && isSame(before, after))
        const requestId = response.headers.get('x-request-id')
        // Entries of jobs that the request triggered have its id, too.
        const entries = await runtime.db.read((tx) =>
          tx.auditEntries.all().filter((it) => it.requestId === requestId),
        )
        if (operation !== null) this.#note(operation, response, entries, isUnchanged)
        return response
      },
    }
  }

  #note(
    operation: string,
    { status, headers }: WireResponse,
    entries: readonly AuditEntryRow[],
    isUnchanged: boolean,
  ): void {
    const written = this.#written.get(operation) ?? {
      succeeded: new Set(),
      denied: new Set(),
      isNamed: false,
    }
    this.#written.set(operation, written)
    const isReplay = headers.has('idempotency-replayed')
    const isChange = status < 400 && !isReplay && !isUnchanged
    ;(isChange ? written.succeeded : written.denied).add(entries.length)
    if (entries.some(({ resource }) => resource !== null)) written.isNamed = true
  }

  /** Operations that wrote another number of entries than one for a change and none for a refusal. */
  wrong(): string[] {
    return [...this.#written].flatMap(([id, { succeeded, denied }]) => {
      const isAudited = all.find((it) => it.id === id)?.audited
      const wanted = isAudited
        ? [1, ...(MAY_CONCERN_NOBODY.includes(id) ? [0] : []), ...(MAY_LEAVE.includes(id) ? [2] : [])]
        : [0]
      const allowed = SIGN_INS.includes(id) ? [0, 1] : [0]
      return [
        ...([...succeeded].some((it) => !wanted.includes(it))
          ? [`${id}: ${[...succeeded]} for a success`]
          : []),
        ...([...denied].some((it) => !allowed.includes(it)) ? [`${id}: ${[...denied]} for a refusal`] : []),
      ]
    })
  }

  /** Operations of which no entry names the resource that it changed. */
  unnamed(): string[] {
    return [...this.#written].flatMap(([id, { succeeded, isNamed }]) =>
      hasWritten(succeeded) && !isNamed && !CONCERN_NO_RESOURCE.includes(id) ? [id] : [],
    )
  }

  /** Audited operations that no request changed anything with. */
  unseen(): string[] {
    return all
      .filter(({ id, audited }) => audited && !hasWritten(this.#written.get(id)?.succeeded))
      .map(({ id }) => id)
  }
}

const hasWritten = (counts: ReadonlySet<number> = new Set()) => [...counts].some((count) => count > 0)

function operationOf({ method, url }: WireRequest): string | null {
  const [pathname = ''] = url.slice(API_BASE.length).split('?')
  const matched = url.startsWith(API_BASE) ? findRoute(method, pathname) : null
  return matched?.kind === 'operation' ? matched.operation.id : null
}
