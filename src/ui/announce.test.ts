import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announce, currentAnnouncement, subscribeAnnouncements } from './announce.ts'

describe('announce', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('says only the last of several messages that come at once', () => {
    const heard: string[] = []
    const stop = subscribeAnnouncements(() => heard.push(currentAnnouncement()))
    announce('1 machine')
    announce('12 machines')
    announce('120 machines')
    expect(heard).toEqual([])
    vi.advanceTimersByTime(500)
    expect(heard).toEqual(['120 machines'])
    stop()
  })

  it('says the same message again when it is announced again', () => {
    announce('Copied')
    vi.advanceTimersByTime(500)
    const first = currentAnnouncement()
    announce('Copied')
    vi.advanceTimersByTime(500)
    expect(currentAnnouncement()).not.toBe(first)
    expect(currentAnnouncement().trim()).toBe(first.trim())
  })
})
