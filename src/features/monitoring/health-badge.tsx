import type { Health } from '#src/api/generated/types.gen.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'

const labels: Readonly<Record<Health, string>> = {
  healthy: 'Healthy',
  warning: 'Warning',
  critical: 'Critical',
}

/** Health status in the specification's wording. */
export function HealthBadge({ health }: { readonly health: Health }) {
  return <StatusBadge tone={health}>{labels[health]}</StatusBadge>
}
