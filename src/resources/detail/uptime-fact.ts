import { now } from '#src/ui/clock.ts'
import type { Format } from '#src/ui/format.ts'
import type { Fact } from './facts-panel.tsx'

/**
 * Time since a resource was started, as in lists.
 *
 * @param startedAt null while the resource is off or not started yet
 */
export function uptimeFact(startedAt: string | null, format: Format): Fact {
  const value = startedAt === null ? '–' : format.duration(now() - Date.parse(startedAt))
  return { name: 'Uptime', value }
}
