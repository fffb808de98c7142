import { expect, it } from 'vitest'
import { hasShownToasts, queueToast, subscribeToasts, takeToasts } from './toast-queue.ts'

const saved = { kind: 'success', title: 'Saved', message: undefined } as const

it('keeps toasts in order and delivers each once', () => {
  expect(hasShownToasts()).toBe(false)
  queueToast(saved)
  queueToast({ ...saved, title: 'Saved again' })
  expect(takeToasts().map((taken) => taken.title)).toEqual(['Saved', 'Saved again'])
  expect(takeToasts()).toEqual([])
  expect(hasShownToasts()).toBe(true)
})

it('notifies subscribers only', () => {
  let changes = 0
  const stop = subscribeToasts(() => changes++)
  queueToast(saved)
  takeToasts()
  takeToasts()
  expect(changes).toBe(2)
  stop()
  queueToast(saved)
  takeToasts()
  expect(changes).toBe(2)
})
