import { linkOptions } from '@tanstack/react-router'
import { getLoadBalancerQueryKey } from '#src/api/generated/@tanstack/react-query.gen.ts'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { getLoadBalancer, listLoadBalancers } from '#src/api/generated/sdk.gen.ts'
import type { LoadBalancer } from '#src/api/generated/types.gen.ts'
import { type LoadBalancerAction, loadBalancerLifeCycle } from '#src/domain/load-balancer.ts'
import type { ResourceDefinition } from '#src/resources/resource-definition.ts'
import { healthLabels } from './load-balancer-labels.ts'

/** Resource definition of load balancers. */
export const loadBalancerResource: ResourceDefinition<LoadBalancer, LoadBalancerAction> = {
  noun: { one: 'load balancer', many: 'load balancers' },
  section: 'Network',
  title: 'Load Balancers',
  home: linkOptions({ to: '/network/load-balancers' }),
  linkTo: (loadBalancerId) =>
    linkOptions({ to: '/network/load-balancers/$loadBalancerId', params: { loadBalancerId } }),
  nameOf: ({ name }) => name,
  statuses: {
    active: { label: 'Active', tone: 'healthy' },
    creating: { label: 'Creating', tone: 'info' },
    deleting: { label: 'Deleting', tone: 'warning' },
    error: { label: 'Error', tone: 'critical' },
  },
  conditionOf: ({ status, health }) =>
    status === 'active' && health !== 'healthy' ? healthLabels[health] : null,
  lifeCycle: loadBalancerLifeCycle,
  // True while health checks of new targets are still undecided.
  isConverging: ({ targets }) => targets.checking > 0,
  permission: requiredPermission.updateLoadBalancer,
  read: (loadBalancerId, signal) => getLoadBalancer({ path: { loadBalancerId }, signal }),
  readPage: (query) => listLoadBalancers({ query }),
  keyOf: (loadBalancerId) => getLoadBalancerQueryKey({ path: { loadBalancerId } }),
  operations: {
    list: 'listLoadBalancers',
    summary: 'getLoadBalancerSummary',
    activity: 'listLoadBalancerActivity',
    more: ['listLoadBalancerTargets'],
  },
}
