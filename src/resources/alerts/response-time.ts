import type { Format } from '#src/ui/format.ts'

/** Mean time to acknowledge an alert, as the specification writes it: "3.2m". */
export function responseTime(seconds: number, format: Format): string {
  return `${format.number(seconds / 60, 1)}m`
}
