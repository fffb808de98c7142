/** Web storage that never throws. Where it is forbidden or full, reads return null and writes are dropped. */
export interface SafeStorage {
  get(key: string): string | null
  set(key: string, text: string): void
  remove(key: string): void
}

/** @param area a function, since naming `localStorage` already throws where cookies are blocked */
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
        // Forbidden or full: the value lasts as long as the page.
      }
    },
    remove: (key) => {
      try {
        area().removeItem(key)
      } catch {
        // Forbidden, so nothing was stored.
      }
    },
  }
}

/** Shared by all tabs, kept after the browser is closed. */
export const safeLocalStorage = safe(() => localStorage)

/** For one tab, kept over a reload. */
export const safeSessionStorage = safe(() => sessionStorage)
