import { describe, expect, it } from 'vitest'
import { shiftQuery, shrinkLengths } from './page-room.ts'

describe('media queries beside a docked panel', () => {
  it('refer to the rest of the window', () => {
    const taken = { right: 448, bottom: 0 }
    expect(shiftQuery('(max-width: 63.99em)', taken)).toBe('(max-width: calc(63.99em + 448px))')
    expect(shiftQuery('(width < 48em) and (min-height: 20rem)', taken)).toBe(
      '(width < calc(48em + 448px)) and (min-height: 20rem)',
    )
    expect(shiftQuery('(min-height: 20rem)', { right: 0, bottom: 300 })).toBe(
      '(min-height: calc(20rem + 300px))',
    )
  })

  it('stay the same if they are about something else, or nothing is taken', () => {
    expect(shiftQuery('print', { right: 448, bottom: 0 })).toBe('print')
    expect(shiftQuery('(prefers-reduced-motion: reduce)', { right: 448, bottom: 1 })).toBe(
      '(prefers-reduced-motion: reduce)',
    )
    expect(shiftQuery('(max-width: 48em)', { right: 0, bottom: 0 })).toBe('(max-width: 48em)')
  })
})

describe('viewport units beside a docked panel', () => {
  it('refer to the rest of the window', () => {
    expect(shrinkLengths('height: calc(100dvh - var(--ui-header-height));')).toBe(
      'height: calc(calc(100dvh - 1 * var(--mock-bottom, 0px)) - var(--ui-header-height));',
    )
    expect(shrinkLengths('width: min(20rem, 88vw)')).toBe(
      'width: min(20rem, calc(88vw - 0.88 * var(--mock-right, 0px)))',
    )
  })

  it('are not found in names', () => {
    expect(shrinkLengths('color: var(--m-100vw); width: 1.5rem')).toBe('color: var(--m-100vw); width: 1.5rem')
  })
})
