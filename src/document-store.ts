import { createStore, type Store } from './emitter.ts'

/** Functions that give stores their initial value. */
const resets: (() => void)[] = []

/**
 * Store for the state of a module, which lasts as long as the document. In builds with mocks the app can start again in
 * the same document (`restart.ts`).
 * @param initial returns the value in a new document
 */
export function documentStore<Value>(initial: () => Value): Store<Value> {
  const store = createStore(initial())
  if (__MOCKS__) resets.push(() => store.set(initial()))
  return store
}

/** Gives all document stores the values of a new document. Only in builds with mocks. */
export function resetDocumentStores(): void {
  for (const reset of resets) reset()
}
