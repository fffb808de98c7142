import { expect, it, vi } from 'vitest'
import {
  carryToasts,
  hasShownToasts,
  queueCarriedToasts,
  queueToast,
  subscribeToasts,
  takeToasts,
} from './toast-queue.ts'

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

it('passes toasts to the next document once, without their actions', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
  queueToast({ ...saved, title: 'Stopped 2 VMs', action: { label: 'Undo', onSelect: () => {} } })
  carryToasts()
  takeToasts()
  queueCarriedToasts()
  expect(takeToasts().at(-1)).toEqual({ kind: 'success', title: 'Stopped 2 VMs' })
  queueCarriedToasts()
  expect(takeToasts()).toEqual([])
  vi.unstubAllGlobals()
})
