import { onDemand } from '#src/ui/on-demand.tsx'
import type { ResourceAlertsProps } from './resource-alerts-notice.tsx'

/** What fires about one resource, above its tabs. The page is there before anybody knows whether there is any. */
export const ResourceAlerts = onDemand<ResourceAlertsProps>(() => import('./resource-alerts-notice.tsx'))
