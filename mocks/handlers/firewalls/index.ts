import { firewallAssignmentHandlers } from './assignments.ts'
import { firewallChangeHandlers } from './change.ts'
import { firewallCreateHandlers } from './create.ts'
import { firewallListHandlers } from './list.ts'
import { firewallObserveHandlers } from './observe.ts'
import { firewallRuleHandlers } from './rules.ts'

/** The operations of the contract's tag `firewalls`. */
export const firewallHandlers = {
  ...firewallListHandlers,
  ...firewallCreateHandlers,
  ...firewallChangeHandlers,
  ...firewallRuleHandlers,
  ...firewallAssignmentHandlers,
  ...firewallObserveHandlers,
}
