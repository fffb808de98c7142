import type { ScenarioDocument } from '../document.ts'
import { respond } from '../rule.ts'

export const outage: ScenarioDocument = {
  name: 'outage',
  title: 'Outage',
  description: 'Every operation returns 503.',
  rules: [respond('*', 503, 'unavailable', { id: 'outage', retryAfter: 30 })],
}

export const serviceDown: ScenarioDocument = {
  name: 'service-down',
  title: 'One service down',
  description: 'Database operations return 503; everything else works.',
  rules: [respond('tag:databases', 503, 'unavailable', { id: 'service-down', retryAfter: 30 })],
}

export const serviceHangs: ScenarioDocument = {
  name: 'service-hangs',
  title: 'One service hangs',
  description: 'Database operations never respond; everything else works.',
  rules: [{ id: 'service-hangs', operation: 'tag:databases', then: { fault: 'timeout' } }],
}

export const maintenance: ScenarioDocument = {
  name: 'maintenance',
  title: 'Maintenance',
  description: 'Writes return 503 for ten minutes; reads, sign-in and sign-out work.',
  rules: [
    respond('writes', 503, 'unavailable', { id: 'maintenance', retryAfter: 600 }),
    { id: 'maintenance: sign-in', operation: 'tag:session', then: { mock: true } },
  ],
}

export const rateLimited: ScenarioDocument = {
  name: 'rate-limited',
  title: 'Rate limited',
  description: 'Every request except session operations returns 429 with a wait of five seconds.',
  rules: [
    respond('*', 429, 'rate_limited', { id: 'rate-limited', retryAfter: 5 }),
    { id: 'rate-limited: sign-in', operation: 'tag:session', then: { mock: true } },
  ],
}

export const brokenResponses: ScenarioDocument = {
  name: 'broken-responses',
  title: 'Broken responses',
  description: 'The JSON of every response except session operations is truncated.',
  rules: [
    { id: 'broken-responses', operation: '*', then: { fault: 'malformed-json' } },
    { id: 'broken-responses: sign-in', operation: 'tag:session', then: { mock: true } },
  ],
}
