import type { ScenarioDocument } from '../document.ts'

export const instant: ScenarioDocument = {
  name: 'instant',
  title: 'Instant',
  description: 'Long-running actions, such as creating a VM, finish immediately.',
  lifecycle: { durationFactor: 0 },
}

export const longRunning: ScenarioDocument = {
  name: 'long-running',
  title: 'Long running',
  description: 'Long-running actions take twenty times as long, to inspect transitional states.',
  lifecycle: { durationFactor: 20 },
}

export const everythingFails: ScenarioDocument = {
  name: 'everything-fails',
  title: 'Everything fails',
  description: 'Every long-running action, such as creating or starting a VM, fails.',
  lifecycle: { failureRate: 1 },
}

export const fastForward: ScenarioDocument = {
  name: 'fast-forward',
  title: 'Fast forward',
  description: 'The clock runs 60 times as fast: an hour per minute.',
  clock: { mode: 'sped-up', factor: 60 },
}
