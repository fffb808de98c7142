import { isStorageBlocked } from '#src/safe-storage.ts'

/* Import this before MSW, which reads local storage when it is loaded, and where that is blocked fails with the page. */

if (isStorageBlocked()) {
  const value = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  Object.defineProperty(window, 'localStorage', { value })
}
