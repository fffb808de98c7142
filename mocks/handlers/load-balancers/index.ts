import { loadBalancerCatalogueHandlers } from './catalogue.ts'
import { loadBalancerChangeHandlers } from './change.ts'
import { loadBalancerCreateHandlers } from './create.ts'
import { loadBalancerListHandlers } from './list.ts'
import { loadBalancerObserveHandlers } from './observe.ts'
import { loadBalancerTargetHandlers } from './targets.ts'

/** The operations of the contract's tag `load-balancers`. */
export const loadBalancerHandlers = {
  ...loadBalancerListHandlers,
  ...loadBalancerCreateHandlers,
  ...loadBalancerChangeHandlers,
  ...loadBalancerTargetHandlers,
  ...loadBalancerCatalogueHandlers,
  ...loadBalancerObserveHandlers,
}
