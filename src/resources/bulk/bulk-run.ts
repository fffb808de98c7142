import {
  cancelBulkOperation,
  createBulkOperation,
  getBulkOperation,
  listBulkOperationItems,
  retryBulkOperation,
} from '#src/api/generated/sdk.gen.ts'
import type {
  BulkAction,
  BulkOperation,
  BulkOperationCreate,
  BulkResourceType,
} from '#src/api/generated/types.gen.ts'
import { createIdempotencyKeys } from '#src/api/idempotency-key.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { problemOf } from '#src/ui/problem.ts'
import type { BulkProgress, BulkResult, BulkRun, BulkSelection } from '#src/ui/resource-table/bulk-run.ts'

/** Polling interval of the progress, in milliseconds. */
const POLL_MS = 1000

/** Problems shown at once; the number of the others is known. */
const SHOWN_PROBLEMS = 100

export interface BulkRequest {
  readonly resourceType: BulkResourceType
  readonly action: BulkAction
  /** Parameters of the list, for a selection of all matching rows. */
  readonly query?: ListQuery | undefined
  /** Idempotency key of a body. */
  readonly keyFor: (body: unknown) => string
}

type ListQuery = Readonly<Record<string, unknown>>

/** Parameters that choose a page of a list, not its items. */
const PAGING = new Set(['sort', 'page', 'pageSize'])

/** Query string of a list without its page. */
export function filterOf(query: ListQuery): string {
  const filter = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (PAGING.has(name) || value === undefined) continue
    for (const one of Array.isArray(value) ? value : [value]) filter.append(name, String(one))
  }
  return filter.toString()
}

/** Starts a bulk operation. */
export async function startBulkRun(
  { resourceType, action, query = {}, keyFor }: BulkRequest,
  selection: BulkSelection,
): Promise<BulkRun> {
  const body: BulkOperationCreate = {
    resourceType,
    action,
    selection:
      'ids' in selection
        ? { by: 'ids', ids: [...selection.ids] }
        : { by: 'filter', filter: filterOf(query), expectedCount: selection.count },
  }
  return runOf(await createBulkOperation({ body, headers: { 'Idempotency-Key': keyFor(body) } }))
}

/** A bulk operation, as the selection bar follows it. */
function runOf(started: BulkOperation): BulkRun {
  const { id } = started
  const path = { bulkOperationId: id }
  const keyFor = createIdempotencyKeys()
  return {
    follow: async (onProgress, signal) => {
      let last = progressOf(started)
      for (;;) {
        const operation = await getBulkOperation({ path, signal }).catch((error) => {
          // The run goes on, whether or not its progress can be read.
          if (signal.aborted || isFinal(error)) throw error
          onProgress({ ...last, problem: problemOf(error).detail })
          return undefined
        })
        if (operation !== undefined) {
          last = progressOf(operation)
          onProgress(last)
          if (operation.status !== 'running') return resultOf(operation, signal)
        }
        await waitFor(POLL_MS, signal)
      }
    },
    retry: () => retryRun(id, keyFor),
    cancel: () => cancelRun(id),
  }
}

const retryRun = async (id: string, keyFor: BulkRequest['keyFor']): Promise<BulkRun> =>
  runOf(
    await retryBulkOperation({
      path: { bulkOperationId: id },
      headers: { 'Idempotency-Key': keyFor(id) },
    }),
  )

const cancelRun = async (id: string): Promise<void> =>
  void (await cancelBulkOperation({ path: { bulkOperationId: id } }))

/** True for errors that another attempt won't change. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiProblem && error.status < 429
}

function progressOf({ total, counts, estimatedEndAt }: BulkOperation): BulkProgress {
  return { total, done: total - counts.pending, endsAt: estimatedEndAt, problem: null }
}

async function resultOf(
  { id, counts: { succeeded, skipped, failed, canceled } }: BulkOperation,
  signal: AbortSignal,
): Promise<BulkResult> {
  const read = async (status: 'failed' | 'skipped') => {
    const path = { bulkOperationId: id }
    const query = { status: [status], pageSize: SHOWN_PROBLEMS }
    const { items } = await listBulkOperationItems({ path, query, signal })
    return items.map((item) => ({ id: item.id, name: item.name, detail: item.problem?.detail ?? '' }))
  }
  return {
    succeeded,
    skipped: { count: skipped, shown: skipped > 0 ? await read('skipped') : [] },
    failed: { count: failed, shown: failed > 0 ? await read('failed') : [] },
    canceled,
  }
}

/** Leaves no listener on the signal, which lasts as long as the run. */
export function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort)
      resolve()
    }, ms)
    function abort() {
      clearTimeout(timer)
      reject(signal.reason)
    }
    signal.addEventListener('abort', abort, { once: true })
  })
}
