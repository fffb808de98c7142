import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announce, currentAnnouncement, subscribeAnnouncements } from './announce.ts'

describe('announce', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('announces only the last of several simultaneous messages', () => {
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

  it('repeats a message that is announced again', () => {
    announce('Copied')
    vi.advanceTimersByTime(500)
    const first = currentAnnouncement()
    announce('Copied')
    vi.advanceTimersByTime(500)
    expect(currentAnnouncement()).not.toBe(first)
    expect(currentAnnouncement().trim()).toBe(first.trim())
  })
})
