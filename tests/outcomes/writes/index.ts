import { disjoint } from '../disjoint.ts'
import { account } from './account.ts'
import { alerts } from './alerts.ts'
import { billing } from './billing.ts'
import { chat } from './chat.ts'
import { commerce } from './commerce.ts'
import { compute } from './compute.ts'
import { network } from './network.ts'
import { services } from './services.ts'
import { signInCases } from './sign-in.ts'
import { storage } from './storage.ts'
import { team } from './team.ts'

/** Operations triggered by users. */
export const writes = disjoint(
  compute,
  storage,
  network,
  services,
  commerce,
  chat,
  alerts,
  team,
  billing,
  account,
  signInCases,
)
