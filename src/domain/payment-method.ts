/**
 * Why the default card of an organization has to stay; null where it may be removed.
 *
 * @param others how many more cards there are
 * @param openInvoices how many invoices are not paid
 */
export function whyDefaultStays(others: number, openInvoices: number): string | null {
  if (others > 0) return 'This is the default card. Make another one the default first.'
  if (openInvoices === 0) return null
  return 'This is the only card, and there are invoices to be paid. Pay them, or add another card first.'
}
