import type { ScenarioDocument } from '../document.ts'

export const slow: ScenarioDocument = {
  name: 'slow',
  title: 'Slow network',
  description: 'Every response takes 3 to 5 seconds.',
  network: { latencyMs: 3000, jitterMs: 2000 },
}

export const trickle: ScenarioDocument = {
  name: 'trickle',
  title: 'Trickle',
  description: 'Responses start immediately and take six seconds to complete.',
  rules: [{ id: 'trickle', operation: '*', then: { fault: 'slow-body', overMs: 6000 } }],
}

export const flaky: ScenarioDocument = {
  name: 'flaky',
  title: 'Flaky network',
  description:
    'One request in five fails with a 503 or a broken connection. The same seed fails the same requests.',
  network: { failureRate: 0.2 },
}

export const offline: ScenarioDocument = {
  name: 'offline',
  title: 'Offline',
  description: 'Every request fails with a network error.',
  network: { offline: true },
}

export const duplicates: ScenarioDocument = {
  name: 'duplicates',
  title: 'Duplicate delivery',
  description: 'Every write and every stream event is delivered twice.',
  rules: [{ id: 'duplicates', operation: '*', then: { fault: 'duplicate-delivery' } }],
}
