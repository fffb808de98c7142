import { safeSessionStorage } from '#src/safe-storage.ts'
import type { ReplacedWorld, ReplacedWorldStore } from '../admin/replaced-world.ts'

/**
 * Keeps the last replaced world of a tab over the reload that follows. One that exceeds the browser's storage quota is
 * lost.
 */
export function replacedWorldMemory(storageName: string): ReplacedWorldStore {
  const key = `${storageName}-replaced`
  return {
    read: () => {
      const text = safeSessionStorage.get(key)
      try {
        return text === null ? null : (JSON.parse(text) as ReplacedWorld)
      } catch {
        return null
      }
    },
    write: (replaced) => {
      safeSessionStorage.remove(key)
      if (replaced !== null) safeSessionStorage.set(key, JSON.stringify(replaced))
    },
  }
}
