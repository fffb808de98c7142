import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announce, announceEvent, currentAnnouncement, subscribeAnnouncements } from './announce.ts'

describe('announce', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('announces only the last of several simultaneous messages', () => {
    const announced: string[] = []
    const stop = subscribeAnnouncements(() => announced.push(currentAnnouncement()))
    announce('1 machine')
    announce('12 machines')
    announce('120 machines')
    expect(announced).toEqual([])
    vi.advanceTimersByTime(500)
    expect(announced).toEqual(['120 machines'])
    stop()
  })

  it('keeps every event, also before another message', () => {
    announceEvent('web-1: Running')
    announceEvent('web-2: Running')
    announce('24 machines')
    vi.advanceTimersByTime(500)
    expect(currentAnnouncement()).toBe('web-1: Running. web-2: Running. 24 machines')
    announce('23 machines')
    vi.advanceTimersByTime(500)
    expect(currentAnnouncement()).toBe('23 machines')
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
