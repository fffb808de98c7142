import type { DnsPlan } from '#src/api/generated/types.gen.ts'
import type { Format } from '#src/ui/format.ts'

/** "50 zones · 10,000,000 queries a month" */
export function describePlan({ maxZones, includedQueries }: DnsPlan, format: Format): string {
  const zones = maxZones === null ? 'Any number of zones' : `${format.number(maxZones)} zones`
  return `${zones} · ${format.number(includedQueries)} queries a month`
}
