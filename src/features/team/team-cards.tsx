import { StatGrid } from '#src/ui/stat-card.tsx'

/** The four figures of the team. */
export function TeamCards() {
  return <StatGrid>{null}</StatGrid>
}
