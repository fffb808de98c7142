import type { LoadBalancer } from '#src/api/generated/types.gen.ts'
import { regionName } from '#src/domain/region.ts'
import { Code, none, ResourceLink } from '#src/resources/list/cells.tsx'
import { ResourceStatus } from '#src/resources/status.tsx'
import type { Format } from '#src/ui/format.ts'
import { LinkButton } from '#src/ui/link.tsx'
import type { CardContent } from '#src/ui/resource-table/resource-cards.tsx'
import { describeListener, describeTargets, typeLabels } from '../load-balancer-labels.ts'
import { loadBalancerResource } from '../load-balancer-resource.ts'

/** Card of the specification: its fields and two buttons. */
export function loadBalancerCard(balancer: LoadBalancer, format: Format): CardContent {
  const { id, usage } = balancer
  const at = { to: '/network/load-balancers/$loadBalancerId', params: { loadBalancerId: id } } as const
  return {
    title: <ResourceLink definition={loadBalancerResource} resource={balancer} />,
    status: <ResourceStatus definition={loadBalancerResource} resource={balancer} />,
    subtitle: balancer.listeners.map(describeListener).join(', '),
    facts: [
      { name: 'Type', value: typeLabels[balancer.type] },
      { name: 'Region', value: regionName(balancer.region) },
      { name: 'IP', value: balancer.ip === null ? none : <Code>{balancer.ip}</Code> },
      { name: 'Instances', value: describeTargets(balancer) },
      { name: 'Requests', value: usage === null ? none : `${format.number(usage.requestsPerSecond)}/s` },
      { name: 'Connections', value: usage === null ? none : format.number(usage.connections) },
    ],
    buttons: (
      <>
        <LinkButton {...at} search={{ tab: 'monitor' }} variant="outline" size="sm">
          Monitor<span className="visually-hidden"> {balancer.name}</span>
        </LinkButton>
        <LinkButton {...at} search={{ tab: 'configure' }} variant="outline" size="sm">
          Configure<span className="visually-hidden"> {balancer.name}</span>
        </LinkButton>
      </>
    ),
  }
}
