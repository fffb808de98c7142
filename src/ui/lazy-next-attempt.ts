import { onDemand } from './on-demand.tsx'

/** Countdown to the next attempt; loaded later, since no page needs it for the first paint. */
export const NextAttempt = onDemand(() => import('./next-attempt.tsx'))
