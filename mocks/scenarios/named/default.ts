import type { Scenario, ScenarioDocument } from '../document.ts'

/** Selected by name: only the default's data, so that it combines with any other scenario. */
export const defaultData: ScenarioDocument = {
  name: 'default',
  title: 'Default',
  description: 'A typical account on a calm day: almost everything is healthy, and every invoice is paid.',
  dataset: 'default',
}

/**
 * Starting scenario, and the base of all others: an account with history, a noticeable but fast network, the delays
 * that the specification gives for sign-in, sign-up and domains (section 9), and occasional VM failures.
 */
export const defaultScenario: Scenario = {
  name: 'default',
  dataset: 'default',
  seed: 20_260_302,
  clock: { mode: 'real' },
  persona: null,
  session: 'valid',
  network: {
    latencyMs: { '*': 120, logIn: 1000, completeSignUp: 1500, searchDomains: 1500, purchaseDomain: 2000 },
    jitterMs: 80,
    failureRate: 0,
    offline: false,
  },
  lifecycle: { failureRate: 0.005, durationFactor: 1 },
  live: { url: null, credentials: 'include', headers: {} },
  rules: [],
  incidents: [],
  seedVariants: [],
}
