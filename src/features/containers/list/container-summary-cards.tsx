import { IconBox, IconCoin, IconRefresh, IconStack2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { describeOthers, SummaryCards } from '#src/resources/list/summary-cards.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { containerSummaryQuery } from './container-list-query.ts'

export function ContainerSummaryCards() {
  const format = useFormat()
  return (
    <SummaryCards
      query={useQuery(containerSummaryQuery())}
      cards={[
        {
          label: 'Containers',
          icon: <IconBox size={18} />,
          value: ({ total }) => format.number(total),
          hint: ({ byStatus }) =>
            describeOthers(byStatus, { status: 'running', all: 'All running' }, format.number),
        },
        {
          label: 'Replicas ready',
          icon: <IconStack2 size={18} />,
          value: ({ replicas }) => format.number(replicas.ready),
          hint: ({ replicas, total }) =>
            replicas.ready < replicas.desired
              ? `${format.number(replicas.desired)} desired`
              : total === 0
                ? 'None yet'
                : 'As many as desired',
        },
        {
          label: 'Restarts',
          icon: <IconRefresh size={18} />,
          value: ({ restarts }) => format.number(restarts),
          hint: ({ byStatus }) =>
            byStatus.error === 0 ? 'Of current replicas' : `${format.number(byStatus.error)} in error`,
        },
        {
          label: 'Monthly cost',
          icon: <IconCoin size={18} />,
          value: ({ monthlyCost }) => format.money(monthlyCost),
          hint: () => 'Full month, running containers',
        },
      ]}
    />
  )
}
