import type { ScenarioDocument } from '../document.ts'
import { empty, large } from './data-sets.ts'
import { defaultScenario } from './default.ts'
import { incident } from './incident.ts'
import { flaky, offline, outage, slow } from './network.ts'
import { admin, developer, owner, sessionExpired, signedOut, viewer } from './people.ts'
import { test } from './test.ts'

/** Every scenario with a name, in the order in which people choose among them. */
export const namedScenarios: readonly ScenarioDocument[] = [
  defaultScenario,
  empty,
  large,
  incident,
  slow,
  flaky,
  outage,
  offline,
  owner,
  admin,
  developer,
  viewer,
  signedOut,
  sessionExpired,
  test,
]
