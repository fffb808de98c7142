import { describe, expect, it } from 'vitest'
import { colorVisions, contrast, distance } from './color-math.ts'
import { chartTokens, colorTokens, controlPairs, textPairs } from './tokens.ts'

describe.each(['light', 'dark'] as const)('%s tokens', (scheme) => {
  const tokens = colorTokens[scheme]

  it.each(textPairs)('%s on %s has a contrast of 4.5:1', (text, ground) => {
    expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(controlPairs)('%s against %s has a contrast of 3:1', (mark, ground) => {
    expect(contrast(tokens[mark], tokens[ground])).toBeGreaterThanOrEqual(3)
  })

  it.each(colorVisions)('chart series are distinguishable with %s color vision', (vision) => {
    for (const [index, one] of chartTokens.entries()) {
      for (const other of chartTokens.slice(index + 1)) {
        expect(distance(tokens[one], tokens[other], vision), `${one} and ${other}`).toBeGreaterThan(0.09)
      }
    }
  })

  it('no chart series looks black on white', () => {
    for (const token of chartTokens) expect(contrast(colorTokens.light[token], '#ffffff')).toBeLessThan(9)
  })

  it('warning, healthy and critical dots differ in lightness too', () => {
    const [warning, healthy, critical] = (['warning', 'healthy', 'critical'] as const).map((name) =>
      contrast(tokens[name], '#000000'),
    )
    expect(warning).toBeGreaterThan((healthy ?? 0) * 1.3)
    expect(healthy).toBeGreaterThan((critical ?? 0) * 1.3)
  })
})
