import { expect, test, vi } from 'vitest'
import { createEmitter, createStore } from './emitter.ts'

test('an emitter calls its listeners until they unsubscribe', () => {
  const emitter = createEmitter<number>()
  const listener = vi.fn()
  const unsubscribe = emitter.subscribe(listener)
  emitter.emit(1)
  expect(emitter.size).toBe(1)
  unsubscribe()
  emitter.emit(2)
  expect(listener.mock.calls).toEqual([[1]])
  expect(emitter.size).toBe(0)
})

test('a listener may unsubscribe another while it is called', () => {
  const emitter = createEmitter()
  const second = vi.fn()
  emitter.subscribe(() => unsubscribe())
  const unsubscribe = emitter.subscribe(second)
  emitter.emit()
  emitter.emit()
  expect(second).toHaveBeenCalledTimes(1)
})

test('a store calls its listeners when its value changes', () => {
  const store = createStore<string | null>(null)
  const listener = vi.fn()
  store.subscribe(listener)
  store.set(null)
  expect(listener).not.toHaveBeenCalled()
  store.set('open')
  expect(store.get()).toBe('open')
  expect(listener).toHaveBeenCalledTimes(1)
})
