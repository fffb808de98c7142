/** Web storage that never throws. If it is blocked or full, reads return null and writes are dropped. */
export interface SafeStorage {
  get(key: string): string | null
  set(key: string, text: string): void
  remove(key: string): void
}

/** @param area a function, since accessing `localStorage` throws if cookies are blocked */
function safe(area: () => Storage): SafeStorage {
  return {
    get: (key) => {
      try {
        return area().getItem(key)
      } catch {
        return null
      }
    },
    set: (key, text) => {
      try {
        area().setItem(key, text)
      } catch {
        // Blocked or full: drop the write.
      }
    },
    remove: (key) => {
      try {
        area().removeItem(key)
      } catch {
        // Blocked, so nothing was stored.
      }
    },
  }
}

/**
 * JSON value of a stored text; null without one, or if it is not JSON. Check its type: another version of the app, or
 * anything else, may have written it.
 */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/**
 * True if the browser denies this page all site data: storage, channels and service workers. Asks the session's
 * storage, since the mock replaces a blocked local storage.
 */
export function isStorageBlocked(): boolean {
  try {
    return sessionStorage === null
  } catch {
    return true
  }
}

/** Channel to the other tabs; undefined where there are none, or where Firefox denies them with all other storage. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}

/** Shared by all tabs; persists after the browser is closed. */
export const safeLocalStorage = safe(() => localStorage)

/** Per tab; survives a reload. */
export const safeSessionStorage = safe(() => sessionStorage)
