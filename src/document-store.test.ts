import { expect, test } from 'vitest'
import { documentStore, resetDocumentStores } from './document-store.ts'
// A store of an object, so each reset is a change that its listeners hear, here without a window.
import './shell/palette/palette-state.ts'

test('a restart gives a store the value of a new document', () => {
  let saved = 'first'
  const store = documentStore(() => saved)
  store.set('changed')
  saved = 'second'
  expect(store.get()).toBe('changed')
  resetDocumentStores()
  expect(store.get()).toBe('second')
})
