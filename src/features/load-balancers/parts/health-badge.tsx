import type { Health } from '#src/api/generated/types.gen.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { healthLabels } from '../load-balancer-labels.ts'

/** Combined health of all targets. */
export function HealthBadge({ health }: { readonly health: Health }) {
  const { label, tone } = healthLabels[health]
  return <StatusBadge tone={tone}>{label}</StatusBadge>
}
