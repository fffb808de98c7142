import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMenuControl } from './menu-control.ts'

const delays = { open: 200, skip: 300, close: 150 }

function setUp() {
  const seen: (string | undefined)[] = []
  const menu = createMenuControl<string>(delays, (id) => seen.push(id))
  return { menu, seen }
}

describe('the delays of the mega-menus', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('open 200 ms after the pointer rests', () => {
    const { menu, seen } = setUp()
    menu.enter('product')
    vi.advanceTimersByTime(199)
    expect(seen).toEqual([])
    vi.advanceTimersByTime(1)
    expect(seen).toEqual(['product'])
  })

  it('open nothing for a passing pointer', () => {
    const { menu, seen } = setUp()
    menu.enter('product')
    vi.advanceTimersByTime(100)
    menu.leave()
    vi.advanceTimersByTime(1000)
    expect(seen).toEqual([])
  })

  it('close 150 ms after the pointer leaves', () => {
    const { menu, seen } = setUp()
    menu.enter('product')
    vi.advanceTimersByTime(200)
    menu.leave()
    vi.advanceTimersByTime(149)
    expect(seen).toEqual(['product'])
    vi.advanceTimersByTime(1)
    expect(seen).toEqual(['product', undefined])
  })

  it('stay open if the pointer returns in time', () => {
    const { menu, seen } = setUp()
    menu.enter('product')
    vi.advanceTimersByTime(200)
    menu.leave()
    vi.advanceTimersByTime(100)
    menu.enter('product')
    vi.advanceTimersByTime(1000)
    expect(seen).toEqual(['product'])
  })

  it('switch between menus without waiting', () => {
    const { menu, seen } = setUp()
    menu.enter('product')
    vi.advanceTimersByTime(200)
    menu.enter('solutions')
    expect(seen).toEqual(['product', 'solutions'])
  })

  it('skip the wait within 300 ms of a menu closing', () => {
    const { menu, seen } = setUp()
    menu.press('product')
    menu.close()
    vi.advanceTimersByTime(299)
    menu.enter('solutions')
    expect(seen).toEqual(['product', undefined, 'solutions'])
    menu.close()
    vi.advanceTimersByTime(300)
    menu.enter('product')
    expect(seen).toHaveLength(4)
    vi.advanceTimersByTime(200)
    expect(seen.at(-1)).toBe('product')
  })

  it('open and close immediately on press', () => {
    const { menu, seen } = setUp()
    menu.press('product')
    menu.press('solutions')
    menu.press('solutions')
    expect(seen).toEqual(['product', 'solutions', undefined])
  })

  it('keep a menu open that is pressed just after the pointer opened it', () => {
    const { menu, seen } = setUp()
    menu.enter('product')
    vi.advanceTimersByTime(200)
    menu.press('product')
    expect(seen).toEqual(['product'])
    menu.press('product')
    expect(seen).toEqual(['product', undefined])
  })

  it('clear all timers', () => {
    const { menu, seen } = setUp()
    menu.enter('product')
    menu.dispose()
    vi.advanceTimersByTime(1000)
    expect(seen).toEqual([])
  })
})
