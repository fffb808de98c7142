import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pause, withTimeout } from './with-timeout.ts'

/** Keeps the thread busy, so that no timer runs. */
function block(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end; );
}

describe('a time limit', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  it('passes on what arrives in time', async () => {
    const saved = withTimeout(3000, () => pause(2900).then(() => 'saved'), 'saving')
    await vi.advanceTimersByTimeAsync(2900)
    expect(await saved).toBe('saved')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('rejects what does not arrive', async () => {
    const saved = withTimeout(3000, () => new Promise(() => {}), 'saving')
    const rejected = expect(saved).rejects.toThrow('saving got no response for 3000 ms')
    await vi.advanceTimersByTimeAsync(3000)
    await rejected
  })

  it('starts again with each response', async () => {
    const save = async (onResponse: () => void) => {
      await pause(2900)
      onResponse()
      await pause(2900)
      return 'saved'
    }
    const saved = withTimeout(3000, save, 'saving')
    await vi.advanceTimersByTimeAsync(5800)
    expect(await saved).toBe('saved')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('passes on an error', async () => {
    const saved = withTimeout(3000, () => Promise.reject(new Error('full')), 'saving')
    await expect(saved).rejects.toThrow('full')
    expect(vi.getTimerCount()).toBe(0)
  })
})

it('does not count the time in which the page is too busy to read the response', async () => {
  const saved = withTimeout(60, () => pause(70).then(() => 'saved'), 'saving')
  block(100)
  expect(await saved).toBe('saved')
})
