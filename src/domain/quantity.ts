const english = new Intl.NumberFormat('en-US')

/** Size in a text that is English for everybody: `1,000 GB`. Screens format numbers with `useFormat`. */
export function gigabytes(value: number): string {
  return `${english.format(value)} GB`
}
