import { expect, test, vi } from 'vitest'
import { documentStore, resetDocumentStores } from './document-store.ts'

test('a restart gives a store the value of a new document', () => {
  // Other tests of this process may have loaded stores whose listeners need a window.
  vi.stubGlobal('window', new EventTarget())
  let saved = 'first'
  const store = documentStore(() => saved)
  store.set('changed')
  saved = 'second'
  expect(store.get()).toBe('changed')
  resetDocumentStores()
  expect(store.get()).toBe('second')
})
