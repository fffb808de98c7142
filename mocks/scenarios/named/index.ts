import type { ScenarioDocument } from '../document.ts'
import {
  domainJustTaken,
  editConflict,
  fullInbox,
  fullLists,
  longNames,
  signInLocked,
  twoFactor,
  verificationFails,
} from './conflicts.ts'
import { defaultData } from './default.ts'
import { incident } from './incident.ts'
import { everythingFails, fastForward, instant, longRunning } from './lifecycle.ts'
import {
  accountSuspended,
  freePlan,
  noPaymentMethod,
  overBudget,
  overdueInvoice,
  paymentDeclined,
  quotaReached,
  trial,
} from './money.ts'
import { duplicates, flaky, offline, slow, trickle } from './network.ts'
import { admin, developer, owner, sessionExpired, signedOut, viewer } from './people.ts'
import { brokenResponses, maintenance, outage, rateLimited, serviceDown, serviceHangs } from './services.ts'
import { test } from './test.ts'

const empty: ScenarioDocument = {
  name: 'empty',
  title: 'Empty account',
  description: 'The same organization without resources.',
  dataset: 'empty',
}

const large: ScenarioDocument = {
  name: 'large',
  title: 'Large account',
  description: '10,000 virtual machines, and 1,000 of every other kind of resource.',
  dataset: 'large',
}

/** Scenarios about one topic. Scenarios of different groups combine in any order; within a group, the last one wins. */
export interface ScenarioGroup {
  readonly title: string
  readonly scenarios: readonly ScenarioDocument[]
}

/** In display order. */
export const scenarioGroups: readonly ScenarioGroup[] = [
  { title: 'Data', scenarios: [defaultData, empty, large, fullInbox, fullLists, longNames] },
  { title: 'People', scenarios: [owner, admin, developer, viewer, signedOut, sessionExpired] },
  { title: 'Network', scenarios: [slow, trickle, flaky, offline, duplicates] },
  {
    title: 'Services',
    scenarios: [outage, serviceDown, serviceHangs, maintenance, rateLimited, brokenResponses],
  },
  { title: 'Resources', scenarios: [incident, quotaReached, everythingFails, longRunning, instant] },
  {
    title: 'Money',
    scenarios: [
      paymentDeclined,
      noPaymentMethod,
      overdueInvoice,
      accountSuspended,
      overBudget,
      trial,
      freePlan,
    ],
  },
  {
    title: 'Conflicts',
    scenarios: [domainJustTaken, editConflict, verificationFails, signInLocked, twoFactor],
  },
  { title: 'Time', scenarios: [test, fastForward] },
]

export const namedScenarios: readonly ScenarioDocument[] = scenarioGroups.flatMap(
  ({ scenarios }) => scenarios,
)
