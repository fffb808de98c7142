/** Standard rates of VAT, GST or consumption tax in percent, by country. 0 where no tax is charged. */
const TAX_RATES = {
  AT: 20,
  AU: 10,
  BE: 21,
  BG: 20,
  BR: 0,
  CA: 5,
  CH: 8.1,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GB: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IN: 18,
  IT: 22,
  JP: 10,
  KR: 10,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  MX: 16,
  NL: 21,
  NO: 25,
  NZ: 15,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SG: 9,
  SI: 22,
  SK: 23,
  US: 0,
  ZA: 15,
} as const

export type Country = keyof typeof TAX_RATES

export const COUNTRIES = Object.keys(TAX_RATES) as readonly Country[]

/** VAT ids of the countries of the European Union. */
const EU_VAT_IDS: Readonly<Partial<Record<Country, RegExp>>> = {
  AT: /^ATU\d{8}$/,
  BE: /^BE[01]\d{9}$/,
  BG: /^BG\d{9,10}$/,
  CY: /^CY\d{8}[A-Z]$/,
  CZ: /^CZ\d{8,10}$/,
  DE: /^DE\d{9}$/,
  DK: /^DK\d{8}$/,
  EE: /^EE\d{9}$/,
  ES: /^ES[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^FI\d{8}$/,
  FR: /^FR[A-Z\d]{2}\d{9}$/,
  GR: /^EL\d{9}$/,
  HR: /^HR\d{11}$/,
  HU: /^HU\d{8}$/,
  IE: /^IE\d[A-Z\d]\d{5}[A-Z]{1,2}$/,
  IT: /^IT\d{11}$/,
  LT: /^LT(\d{9}|\d{12})$/,
  LU: /^LU\d{8}$/,
  LV: /^LV\d{11}$/,
  MT: /^MT\d{8}$/,
  NL: /^NL\d{9}B\d{2}$/,
  PL: /^PL\d{10}$/,
  PT: /^PT\d{9}$/,
  RO: /^RO\d{2,10}$/,
  SE: /^SE\d{12}$/,
  SI: /^SI\d{8}$/,
  SK: /^SK\d{10}$/,
}

/** Customer of an invoice, as far as it decides the tax. */
export interface TaxedCustomer {
  readonly address: { readonly country: Country } | null
  readonly taxId: string | null
}

export interface Tax {
  readonly percent: number
  /** `reverse_charge`: the customer owes the tax; `not_taxed`: no rate, or no billing address. */
  readonly reason: 'standard' | 'reverse_charge' | 'not_taxed'
}

/** Tax on an invoice: the rate of the customer's country, or none for businesses with an EU VAT id. */
export function taxFor({ address, taxId }: TaxedCustomer): Tax {
  if (address === null) return { percent: 0, reason: 'not_taxed' }
  const { country } = address
  if (taxId !== null && EU_VAT_IDS[country]?.test(taxId)) return { percent: 0, reason: 'reverse_charge' }
  const percent = TAX_RATES[country]
  return { percent, reason: percent === 0 ? 'not_taxed' : 'standard' }
}

/** @returns cents, rounded to the nearest */
export function taxOn(netCents: number, { percent }: Pick<Tax, 'percent'>): number {
  return Math.round((netCents * percent) / 100)
}

/** Upper case without spaces, dots and hyphens; null if nothing is left. */
export function normalizeTaxId(written: string): string | null {
  const plain = written.toUpperCase().replaceAll(/[\s.-]/g, '')
  return plain === '' ? null : plain
}

/** Error of a normalized tax id; null if it can be used. Only the format of EU VAT ids is known. */
export function taxIdProblem(country: Country, taxId: string): string | null {
  const pattern = EU_VAT_IDS[country]
  if (pattern === undefined || pattern.test(taxId)) return null
  const prefix = country === 'GR' ? 'EL' : country
  return `This is not a VAT ID of the selected country. It starts with ${prefix}.`
}

/** Label of the tax line: `Tax (19%)`. */
export function taxLabel({ percent, reason }: Tax): string {
  return reason === 'reverse_charge' ? 'Tax (0%, reverse charge)' : `Tax (${percent}%)`
}

export interface BillingAddress {
  readonly line1: string
  readonly line2: string
  readonly postalCode: string
  readonly city: string
  readonly country: Country
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

export function countryName(country: Country): string {
  return countryNames.of(country) ?? country
}

/** Lines of a postal address, without empty ones. */
export function addressLines(address: BillingAddress | null): string[] {
  if (address === null) return []
  const { line1, line2, postalCode, city, country } = address
  return [line1, line2, `${postalCode} ${city}`.trim(), countryName(country)].filter((it) => it !== '')
}
