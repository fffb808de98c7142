import { onDemand } from './on-demand.tsx'
import type { RetryWaitProps } from './retry-wait.tsx'

/** Loaded with the first failure. */
export const RetryWait = onDemand<RetryWaitProps>(() => import('./retry-wait.tsx'))
