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
      failures: ['The firewall could not be created and protects nothing. Delete it and create another.'],
    },
    replaceRules: {
      duration: [2_000, 6_000],
      past: 'rules_replaced',
      failures: [
        'The rules didn’t reach all VMs. The others still use the previous rules.',
        'A VM rejected the rules and still uses the previous ones.',
      ],
    },
    delete: {
      duration: [2_000, 6_000],
      past: 'deleted',
      failures: ['The rules could not be removed from all VMs.'],
    },
  },
}
