import type { Health } from '#src/api/generated/types.gen.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { healthWords } from '../load-balancer-words.ts'

/** How its targets do together. */
export function HealthBadge({ health }: { readonly health: Health }) {
  const { word, tone } = healthWords[health]
  return <StatusBadge tone={tone}>{word}</StatusBadge>
}
