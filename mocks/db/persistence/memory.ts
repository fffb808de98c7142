import type { Store } from './store.ts'

/** Store that saves nothing, for tests, for a server without a data file, and as the fallback when storage fails. */
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
