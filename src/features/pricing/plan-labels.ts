import type { PlanEntry, PlanFeature } from '#src/domain/plan-catalog.ts'
import type { Format } from '#src/ui/format.ts'

/** Plans whose vCPU and memory limits are published as "up to"; others state the exact number. */
const upTo: ReadonlySet<PlanEntry['id']> = new Set(['pro'])

/** For example "10GB" or "2TB". */
export function compactGigabytes(gb: number): string {
  return gb < 1000 ? `${gb}GB` : `${gb / 1000}TB`
}

/** For example "512MB" or "32GB". */
function compactMegabytes(mb: number): string {
  return mb < 1024 ? `${mb}MB` : `${mb / 1024}GB`
}

function withCount(value: number, one: string): string {
  return `${value} ${one}${value === 1 ? '' : 's'}`
}

/** Monthly price, or "Custom" if it is negotiated. */
export function planPrice({ monthlyPrice }: PlanEntry, format: Format): string {
  return monthlyPrice === null ? 'Custom' : format.money(monthlyPrice, { whole: true })
}

/** For example "99.95%". */
export function sla({ slaPercent }: PlanEntry, format: Format): string {
  return slaPercent === null ? 'None' : format.percent(slaPercent, 2)
}

export function response({ responseHours }: PlanEntry): string {
  return responseHours === null ? 'Community' : `Under ${responseHours}h`
}

/** Formats a limit; null is "Unlimited". */
export function formatLimit<Value extends number>(
  value: Value | null,
  write: (value: Value) => string,
): string {
  return value === null ? 'Unlimited' : write(value)
}

export function vcpus(plan: PlanEntry): string {
  return formatLimit(plan.limits.vcpus, (value) => (upTo.has(plan.id) ? `Up to ${value}` : String(value)))
}

export function memory(plan: PlanEntry): string {
  return formatLimit(plan.limits.memoryMb, (value) =>
    upTo.has(plan.id) ? `Up to ${compactMegabytes(value)}` : compactMegabytes(value),
  )
}

/** Bullet points of a plan. */
export function planPoints(plan: PlanEntry, format: Format): readonly string[] {
  const { limits, responseHours } = plan
  const points: string[] = []
  if (limits.vms === null) {
    points.push('Unlimited VMs, storage and bandwidth', 'Unlimited projects, users and requests')
  } else {
    const cores = `${vcpus(plan)} vCPU${limits.vcpus === 1 ? '' : 's'}`
    const ram = `${memory(plan)} RAM`
    points.push(
      withCount(limits.vms, 'VM'),
      `${cores}, ${upTo.has(plan.id) ? ram.replace('Up', 'up') : ram}`,
      `${compactGigabytes(limits.storageGb ?? 0)} storage`,
      `${compactGigabytes(limits.bandwidthGb ?? 0)} bandwidth`,
      `${withCount(limits.projects ?? 0, 'project')}, ${withCount(limits.users ?? 0, 'user')}`,
      `${format.compact(limits.requests ?? 0)} requests/month`,
    )
  }
  if (plan.features.includes('sso')) points.push('SSO')
  if (plan.slaPercent !== null) points.push(`SLA ${sla(plan, format)}`)
  if (responseHours !== null) points.push(`Response under ${responseHours}h`)
  return points
}

export const FEATURE_NAMES: Readonly<Record<PlanFeature, string>> = {
  'auto-scaling': 'Auto-scaling',
  'load-balancing': 'Load balancing',
  cdn: 'CDN',
  'role-based-access': 'Role-based access',
  sso: 'SSO',
  'phone-support': 'Phone support',
}
