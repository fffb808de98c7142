import type { Store } from './store.ts'

/** Store that saves nothing: for tests, for a server without a data file, and as a fallback. */
export function memoryStore(): Store {
  return {
    persistent: false,
    shared: false,
    optional: true,
    open: async () => null,
    commit: async () => true,
    changesSince: () => Promise.reject(new Error('nobody else uses this store')),
    reset: async () => {},
    setAside: async () => null,
    exclusive: (run) => run(),
    onAnnouncement: () => () => {},
    close: async () => {},
  }
}
