/** Plain number for spreadsheets: two decimals, no currency sign. */
export function inDollars(cents: number): string {
  return (cents / 100).toFixed(2)
}
