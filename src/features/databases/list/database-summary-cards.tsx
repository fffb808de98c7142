import { IconCoin, IconDatabase, IconDeviceSdCard, IconPlugConnected } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { describeOthers, SummaryCards } from '#src/resources/list/summary-cards.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { databaseSummaryQuery } from './database-list-query.ts'

export function DatabaseSummaryCards() {
  const format = useFormat()
  return (
    <SummaryCards
      query={useQuery(databaseSummaryQuery())}
      cards={[
        {
          label: 'Total databases',
          icon: <IconDatabase size={18} />,
          value: ({ total }) => format.number(total),
          hint: ({ byStatus }) =>
            describeOthers(byStatus, { status: 'running', all: 'All running' }, format.number),
        },
        {
          label: 'Connections',
          icon: <IconPlugConnected size={18} />,
          value: ({ connections }) => format.number(connections.used),
          hint: ({ connections: { max } }) => (max === 0 ? 'None yet' : `of ${format.number(max)} allowed`),
        },
        {
          label: 'Storage',
          icon: <IconDeviceSdCard size={18} />,
          value: ({ storage }) => format.number(storage.usedGb, 1),
          unit: 'GB',
          hint: ({ storage: { totalGb } }) =>
            totalGb === 0 ? 'Nothing stored' : `of ${format.number(totalGb)} GB`,
        },
        {
          label: 'Monthly cost',
          icon: <IconCoin size={18} />,
          value: ({ monthlyCost }) => format.money(monthlyCost),
          hint: () => 'Full month at current plans',
        },
      ]}
    />
  )
}
