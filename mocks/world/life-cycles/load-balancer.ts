import { loadBalancerLifeCycle } from '#src/domain/load-balancer.ts'
import { regionName } from '#src/domain/region.ts'
import type { LoadBalancerRow } from '../../db/index.ts'
import { resourceDefinitions } from '../resource-definitions.ts'
import type { ResourceLifeCycle } from './life-cycle.ts'

export const loadBalancerLife: ResourceLifeCycle<LoadBalancerRow, 'create', 'delete'> = {
  definition: resourceDefinitions.load_balancer,
  states: loadBalancerLifeCycle,
  up: 'active',
  actions: {
    create: {
      duration: [10_000, 25_000],
      past: 'created',
      failures: ['Its nodes didn’t start within the time limit.', 'The region had no free IP address.'],
    },
    delete: {
      duration: [4_000, 9_000],
      past: 'deleted',
      failures: ['Its IP address could not be released.'],
    },
  },

  onSuccess: ({ id }, _transition, { at, seed, addresses }) => ({
    activeSince: at,
    ip: addresses.allocate(seed, id),
  }),

  onFailure: () => ({ activeSince: null }),

  onRemove: ({ id }, { tx }) => {
    for (const target of tx.loadBalancerTargets.by('loadBalancerId', id))
      tx.loadBalancerTargets.remove(target.id)
  },

  successNotification: ({ name, region, ip }) => ({
    title: `${name} is active`,
    body: `The load balancer in ${regionName(region)} accepts traffic at ${ip}.`,
  }),
}
