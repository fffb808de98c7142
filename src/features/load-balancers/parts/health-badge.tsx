import type { Health } from '#src/api/generated/types.gen.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { healthWords } from '../load-balancer-words.ts'

/** Combined health of all targets. */
export function HealthBadge({ health }: { readonly health: Health }) {
  const { word, tone } = healthWords[health]
  return <StatusBadge tone={tone}>{word}</StatusBadge>
}
