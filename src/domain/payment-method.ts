/**
 * Reason why the default card can't be removed; null if it can.
 *
 * @param others number of other cards
 * @param openInvoices number of unpaid invoices
 */
export function defaultCardReason(others: number, openInvoices: number): string | null {
  if (others > 0) return 'This is the default card. Make another card the default first.'
  if (openInvoices === 0) return null
  return 'This is the only card, and you have unpaid invoices. Pay them or add another card first.'
}
