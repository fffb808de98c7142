import { IconArrowsSplit2, IconCoin, IconHeartbeat, IconTransfer } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { describeOthers, SummaryCards } from '#src/resources/list/summary-cards.tsx'
import { countOf } from '#src/ui/resource-table/list-state.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import { loadBalancerSummaryQuery } from './load-balancer-list-query.ts'

const openConnection = { one: 'open connection', many: 'open connections' }

export function LoadBalancerSummaryCards() {
  const format = useFormat()
  return (
    <SummaryCards
      query={useQuery(loadBalancerSummaryQuery())}
      cards={[
        {
          label: 'Total load balancers',
          icon: <IconArrowsSplit2 size={18} />,
          value: ({ total }) => format.number(total),
          hint: ({ byStatus }) =>
            describeOthers(byStatus, { status: 'active', all: 'All active' }, format.number),
        },
        {
          label: 'Healthy targets',
          icon: <IconHeartbeat size={18} />,
          value: ({ targets }) => format.number(targets.healthy),
          hint: ({ targets: { total } }) => (total === 0 ? 'None yet' : `of ${format.number(total)}`),
        },
        {
          label: 'Requests',
          icon: <IconTransfer size={18} />,
          value: ({ requestsPerSecond }) => format.number(requestsPerSecond),
          unit: 'per second',
          hint: ({ connections }) => countOf(connections, openConnection, format.number),
        },
        {
          label: 'Monthly cost',
          icon: <IconCoin size={18} />,
          value: ({ monthlyCost }) => format.money(monthlyCost),
          hint: () => 'Full month, independent of traffic',
        },
      ]}
    />
  )
}
