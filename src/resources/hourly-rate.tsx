import type { Rate } from '#src/api/generated/types.gen.ts'
import { useFormat } from '#src/ui/use-format.tsx'

/** "$0.0274/h", rounded to a hundredth of a cent: precise enough to compare, short enough to read. */
export function HourlyRate({ rate }: { readonly rate: Rate }) {
  const format = useFormat()
  const shown = Math.round(rate.micros / 100) * 100
  return <>{format.hourlyRate({ ...rate, micros: shown })}/h</>
}
