import { describe, expect, test } from 'vitest'
import { fold, hasAll, words } from './text-match.ts'

describe('finding texts', () => {
  test('knows neither case nor accents', () => {
    expect(fold('Übersicht ÀÉÎ ﬁ')).toBe('ubersicht aei fi')
    expect(fold('PLAIN-01')).toBe('plain-01')
  })

  test('asks for every word, anywhere', () => {
    expect(words('  Web   PROD ')).toEqual(['web', 'prod'])
    expect(words(undefined)).toEqual([])
    expect(hasAll('web-prod-01', ['prod', 'web'])).toBe(true)
    expect(hasAll('web-prod-01', ['prod', 'eu'])).toBe(false)
  })
})
