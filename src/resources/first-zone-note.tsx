import { useQuery } from '@tanstack/react-query'
import { getDnsSummaryOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { findDnsPlan } from '#src/domain/dns-catalog.ts'
import { useFormat } from '#src/ui/use-format.tsx'

/** Price of the DNS plan, which is charged from the first zone on; nothing if the organization has a zone. */
export function FirstZoneNote() {
  const format = useFormat()
  const { data: summary } = useQuery(getDnsSummaryOptions())
  const plan = summary?.total === 0 ? findDnsPlan(summary.planId) : undefined
  if (plan === undefined) return null
  const price = format.money(plan.monthlyPrice, { whole: true })
  const zones = plan.maxZones === null ? 'any number of' : `up to ${plan.maxZones}`
  return ` It’s your first DNS zone, so the ${plan.name} DNS plan starts: ${price}/month for ${zones} zones.`
}
