/** The API reports traffic and backups in gigabytes, but screens format bytes. */
export const BYTES_PER_GB = 1_000_000_000

const english = new Intl.NumberFormat('en-US')

/** Size in a text that is English for everybody: `1,000 GB`, `512 MB`. Screens format numbers with `useFormat`. */
export function gigabytes(value: number): string {
  if (value > 0 && value < 1) return `${english.format(value * 1024)} MB`
  return `${english.format(value)} GB`
}
