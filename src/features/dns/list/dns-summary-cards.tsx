import { IconActivity, IconCoin, IconListDetails, IconWorld } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { describeOthers, SummaryCards } from '#src/resources/list/summary-cards.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { dnsSummaryQuery } from './dns-list-query.ts'

/** Zones, records and queries, with the plan's limits. */
export function DnsSummaryCards() {
  const format = useFormat()
  return (
    <SummaryCards
      query={useQuery(dnsSummaryQuery())}
      cards={[
        {
          label: 'Zones',
          icon: <IconWorld size={18} />,
          value: ({ total, maxZones }) =>
            maxZones === null
              ? format.number(total)
              : `${format.number(total)} of ${format.number(maxZones)}`,
          hint: ({ byStatus }) =>
            describeOthers(byStatus, { status: 'active', all: 'All active' }, format.number),
        },
        {
          label: 'Records',
          icon: <IconListDetails size={18} />,
          value: ({ records }) => format.number(records),
          hint: ({ recordTypes }) =>
            recordTypes.length === 0
              ? 'None yet'
              : `Of ${format.number(recordTypes.length)} ${recordTypes.length === 1 ? 'type' : 'types'}`,
        },
        {
          label: 'Queries this month',
          icon: <IconActivity size={18} />,
          value: ({ queries }) => format.number(queries),
          hint: ({ includedQueries }) => `${format.number(includedQueries)} included`,
        },
        {
          label: 'Monthly cost',
          icon: <IconCoin size={18} />,
          value: ({ monthlyCost }) => format.money(monthlyCost),
          hint: () => 'Full month, one plan for all zones',
        },
      ]}
    />
  )
}
