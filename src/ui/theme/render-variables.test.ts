import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { renderVariables } from './render-variables.ts'
import { colorTokens } from './tokens.ts'

describe('variables.css', () => {
  it('equals the output of tokens and theme', async () => {
    await expect(renderVariables()).toMatchFileSnapshot('./variables.css')
  })

  it.each(['light', 'dark'] as const)(
    'has the background of the %s scheme that index.html paints first',
    (scheme) => {
      const html = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8')
      expect(html).toContain(`background: ${colorTokens[scheme].canvas}; color-scheme: ${scheme}`)
    },
  )
})
