import type { AnyRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inspectedApp } from '#src/inspected-app.ts'
import { whenShown } from './when-shown.ts'

const router = { state: { status: 'pending' } }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { readyState: 'complete' })
  router.state.status = 'pending'
  inspectedApp.router = router as unknown as AnyRouter
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  delete inspectedApp.router
})

it('runs once the page has loaded', async () => {
  const run = vi.fn()
  whenShown(run)
  await vi.advanceTimersByTimeAsync(700)
  expect(run).not.toHaveBeenCalled()
  router.state.status = 'idle'
  await vi.advanceTimersByTimeAsync(300)
  expect(run).toHaveBeenCalledOnce()
})

it('does not wait for a page that never loads', async () => {
  const run = vi.fn()
  whenShown(run)
  await vi.advanceTimersByTimeAsync(1400)
  expect(run).toHaveBeenCalledOnce()
})
