import { onDemand } from '#src/ui/on-demand.tsx'
import type { ResourceAlertsProps } from './resource-alerts-notice.tsx'

/** Firing alerts of one resource, above its tabs. Loaded on demand, so the page doesn't wait for them. */
export const ResourceAlerts = onDemand<ResourceAlertsProps>(() => import('./resource-alerts-notice.tsx'))
