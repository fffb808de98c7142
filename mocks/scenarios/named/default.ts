import type { Scenario, ScenarioDocument } from '../document.ts'

/** By its name: the data of the default, and nothing said of all else, so that it goes with any other. */
export const defaultData: ScenarioDocument = {
  name: 'default',
  title: 'Default',
  description: 'A lived-in account.',
  dataset: 'default',
}

/**
 * What everybody sees who asks for nothing else: a lived-in account, a network that is felt but does not
 * disturb, the waiting times that the specification gives for sign-in, sign-up and domains (section 9), and a machine
 * that fails once in a while. Every other scenario stands on this one.
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
  situations: [],
}
