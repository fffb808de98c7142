import type { Store } from './store.ts'

/** Keeps nothing: for tests, for a server without a data file, and where storage fails. */
export function memoryStore(): Store {
  return {
    persistent: false,
    shared: false,
    open: async () => null,
    commit: async () => true,
    changesSince: () => Promise.reject(new Error('nobody else uses this store')),
    reset: async () => {},
    setAside: async () => {},
    exclusive: (run) => run(),
    onAnnouncement: () => () => {},
    close: async () => {},
  }
}
