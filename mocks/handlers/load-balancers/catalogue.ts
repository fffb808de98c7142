import { LOAD_BALANCER_TYPES, TARGETS_PER_LOAD_BALANCER } from '#src/domain/load-balancer-catalogue.ts'
import type { HandlersFor } from '../../engine/types.ts'

export const loadBalancerCatalogueHandlers: HandlersFor<'getLoadBalancerCatalogue'> = {
  getLoadBalancerCatalogue() {
    return {
      status: 200,
      body: {
        types: LOAD_BALANCER_TYPES.map(({ id, protocols, ...offer }) => ({
          type: id,
          protocols: [...protocols],
          ...offer,
        })),
        targetsPerLoadBalancer: TARGETS_PER_LOAD_BALANCER,
      },
    }
  },
}
