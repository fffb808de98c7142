import type { Incident } from '#src/api/generated/types.gen.ts'
import { RESOURCE_TYPES } from '#src/domain/resource-type.ts'
import type { IncidentRow } from '../../db/index.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { iso } from '../../kernel/iso-time.ts'
import { incidentSummary } from '../../world/incidents.ts'
import type { Subject } from '../../world/resource-definitions.ts'
import { readRange } from '../shared/observe.ts'
import { selected, toMonitored } from './selection.ts'

export const incidentHandlers: HandlersFor<'listIncidents'> = {
  listIncidents(ctx) {
    const { query, now } = ctx
    const { from, to } = readRange(query, now)
    const { resourceId, ...filters } = query
    const ids = resourceId === undefined ? {} : { resourceId: [resourceId] }
    const found: { readonly subject: Subject; readonly incident: IncidentRow }[] = []
    for (const subject of selected(ctx, { ...filters, ...ids }, RESOURCE_TYPES)) {
      for (const incident of subject.row.incidents) {
        // Incidents in the future have not happened yet.
        if (incident.from > now || incident.from >= to || incident.to <= from) continue
        found.push({ subject, incident })
      }
    }
    found.sort((a, b) => b.incident.from - a.incident.from || (a.incident.id < b.incident.id ? -1 : 1))
    return { status: 200, body: { items: found.slice(0, MAX).map((it) => toIncident(it, now)) } }
  },
}

const MAX = 200

function toIncident(
  { subject, incident }: { readonly subject: Subject; readonly incident: IncidentRow },
  now: number,
): Incident {
  const { id, kind, severity, from, to } = incident
  return {
    id,
    resource: toMonitored(subject),
    kind,
    severity,
    summary: incidentSummary(subject, kind),
    startedAt: iso(from),
    endedAt: to > now ? null : iso(to),
  }
}
