import type { ScenarioDocument } from '../document.ts'

export const test: ScenarioDocument = {
  name: 'test',
  title: 'Test',
  description: 'For automated tests: fixed clock, no latency, no randomness.',
  clock: { mode: 'fixed', at: '2026-03-02T09:00:00Z' },
  network: { latencyMs: 0, jitterMs: 0 },
  lifecycle: { failureRate: 0 },
}
