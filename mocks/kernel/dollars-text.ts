/** Formats an amount: `$2,835.00`, or in another locale. */
export function dollarsText(cents: number, locale = 'en-US'): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  }).format(cents / 100)
}
