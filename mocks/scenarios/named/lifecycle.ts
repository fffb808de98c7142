import type { ScenarioDocument } from '../document.ts'

export const instant: ScenarioDocument = {
  name: 'instant',
  title: 'Instant',
  description: 'Whatever takes time, such as creating a machine, is done at once.',
  lifecycle: { durationFactor: 0 },
}

export const longRunning: ScenarioDocument = {
  name: 'long-running',
  title: 'Long running',
  description:
    'Whatever takes time takes twenty times as long, so that one can look at it while it is under way.',
  lifecycle: { durationFactor: 20 },
}

export const everythingFails: ScenarioDocument = {
  name: 'everything-fails',
  title: 'Everything fails',
  description: 'Whatever takes time, such as creating or starting a machine, ends in an error.',
  lifecycle: { failureRate: 1 },
}

export const fastForward: ScenarioDocument = {
  name: 'fast-forward',
  title: 'Fast forward',
  description: 'The clock runs 60 times as fast: an hour in a minute.',
  clock: { mode: 'sped-up', factor: 60 },
}
