import { expect, it } from 'vitest'
import { hadToasts, queueToast, subscribeToasts, takeToasts } from './toast-queue.ts'

const saved = { kind: 'success', title: 'Saved', message: undefined } as const

it('keeps toasts in order until they are taken, once', () => {
  expect(hadToasts()).toBe(false)
  queueToast(saved)
  queueToast({ ...saved, title: 'Saved again' })
  expect(takeToasts().map((taken) => taken.title)).toEqual(['Saved', 'Saved again'])
  expect(takeToasts()).toEqual([])
  expect(hadToasts()).toBe(true)
})

it('tells who listens, and nobody else', () => {
  let heard = 0
  const stop = subscribeToasts(() => heard++)
  queueToast(saved)
  takeToasts()
  takeToasts()
  expect(heard).toBe(2)
  stop()
  queueToast(saved)
  takeToasts()
  expect(heard).toBe(2)
})
