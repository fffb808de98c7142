import type { ScenarioDocument } from '../document.ts'
import { respond } from '../rule.ts'

export const slow: ScenarioDocument = {
  name: 'slow',
  title: 'Slow network',
  description: 'Every answer takes 3 to 5 seconds.',
  network: { latencyMs: 3000, jitterMs: 2000 },
}

export const flaky: ScenarioDocument = {
  name: 'flaky',
  title: 'Flaky network',
  description: 'One call in five fails, with a 503 or a broken connection; the same ones for the same seed.',
  network: { failureRate: 0.2 },
}

export const outage: ScenarioDocument = {
  name: 'outage',
  title: 'Outage',
  description: 'Every operation answers 503.',
  rules: [respond('*', 503, 'unavailable', { id: 'outage', retryAfter: 30 })],
}

export const offline: ScenarioDocument = {
  name: 'offline',
  title: 'Offline',
  description: 'No call gets through.',
  network: { offline: true },
}
