import { firewallLifeCycle } from '#src/domain/firewall.ts'
import type { FirewallRow } from '../../db/index.ts'
import { resourceDefinitions } from '../resource-definitions.ts'
import type { ResourceLifeCycle } from './life-cycle.ts'

export const firewallLife: ResourceLifeCycle<FirewallRow, 'create', 'replaceRules' | 'delete'> = {
  definition: resourceDefinitions.firewall,
  states: firewallLifeCycle,
  up: 'active',
  actions: {
    create: {
      duration: [3_000, 8_000],
      past: 'created',
      failures: ['The firewall could not be set up. It protects nothing and can be deleted.'],
    },
    replaceRules: {
      duration: [2_000, 6_000],
      past: 'rules_replaced',
      failures: [
        'The rules did not reach all machines. Those that they did not reach follow the earlier ones.',
        'A machine refused the rules. It follows the earlier ones.',
      ],
    },
    delete: {
      duration: [2_000, 6_000],
      past: 'deleted',
      failures: ['The rules could not be taken from all machines.'],
    },
  },
}
