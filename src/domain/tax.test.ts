import { expect, test } from 'vitest'
import { type Country, normalizeTaxId, taxFor, taxIdProblem, taxOn } from './tax.ts'

const customer = (country: Country, taxId: string | null = null) => ({ address: { country }, taxId })

test.each([
  [customer('DE'), 19, 'standard'],
  [customer('DE', 'DE999999999'), 0, 'reverse_charge'],
  // An id of another country doesn't count.
  [customer('DE', 'ATU12345678'), 19, 'standard'],
  [customer('GR', 'EL123456789'), 0, 'reverse_charge'],
  [customer('CH', 'CHE123456789MWST'), 8.1, 'standard'],
  [customer('US', '12-3456789'), 0, 'not_taxed'],
  [{ address: null, taxId: null }, 0, 'not_taxed'],
])('%j pays %d%% (%s)', (who, percent, reason) => {
  expect(taxFor(who)).toEqual({ percent, reason })
})

test('rounds the tax to the cent', () => {
  expect(taxOn(10_003, { percent: 19 })).toBe(1901)
  expect(taxOn(10_050, { percent: 8.1 })).toBe(814)
  expect(taxOn(10_050, { percent: 0 })).toBe(0)
})

test('normalizes and checks tax ids', () => {
  expect(normalizeTaxId(' de 999.999-999 ')).toBe('DE999999999')
  expect(normalizeTaxId(' - ')).toBeNull()
  expect(taxIdProblem('DE', 'DE999999999')).toBeNull()
  expect(taxIdProblem('DE', 'DE1')).toMatch(/starts with DE/)
  expect(taxIdProblem('GR', 'GR123456789')).toMatch(/starts with EL/)
  expect(taxIdProblem('US', 'anything')).toBeNull()
})
