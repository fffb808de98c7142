import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { listTasksOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { Task } from '#src/api/generated/types.gen.ts'
import { documentStore } from '#src/document-store.ts'
import { safeLocalStorage } from '#src/safe-storage.ts'

/** Polling interval while a task runs, in milliseconds. */
const POLL_MS = 2000

/** Labels of the ways in which a task ends. */
export const endLabels = { succeeded: 'Done', failed: 'Failed', canceled: 'Canceled' } as const

export const isRunning = ({ status }: Task) => status === 'running'

/** Tasks of the user, without dismissed ones. Events say when one starts; running ones are polled for their progress. */
export function useTasks() {
  const query = useQuery({
    ...listTasksOptions(),
    refetchInterval: ({ state }) => (state.data?.items.some(isRunning) ? POLL_MS : false),
  })
  const dismissed = useSyncExternalStore(store.subscribe, store.get)
  const items = query.data?.items ?? []
  const retried = new Set(items.flatMap(({ bulkOperation }) => bulkOperation?.retryOf ?? []))
  return {
    ...query,
    tasks: items.filter(({ id }) => !dismissed.has(id)),
    /** True for a bulk operation whose failed items another one has retried. */
    isRetried: ({ bulkOperation }: Task) => bulkOperation !== null && retried.has(bulkOperation.id),
  }
}

const STORAGE_KEY = 'nimbus-dismissed-tasks'

/** More than the server lists. */
const MAX_DISMISSED = 200

const store = documentStore(read)

function read(): ReadonlySet<string> {
  const ids = safeLocalStorage.get(STORAGE_KEY)
  return new Set(ids === null || ids === '' ? [] : ids.split(' '))
}

// Other tabs dismiss tasks too.
window.addEventListener('storage', ({ key }) => {
  if (key === STORAGE_KEY) store.set(read())
})

/** Hides ended tasks in this browser. */
export function dismissTasks(tasks: readonly Task[]): void {
  const ids = [...store.get(), ...tasks.map(({ id }) => id)].slice(-MAX_DISMISSED)
  safeLocalStorage.set(STORAGE_KEY, ids.join(' '))
  store.set(new Set(ids))
}
