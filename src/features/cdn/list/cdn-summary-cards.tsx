import { IconBolt, IconCoin, IconTransfer, IconWorldBolt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { BYTES_PER_GB } from '#src/domain/quantity.ts'
import { describeOthers, SummaryCards } from '#src/resources/list/summary-cards.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { hitRatio } from '../cdn-labels.ts'
import { cdnSummaryQuery } from './cdn-list-query.ts'

export function CdnSummaryCards() {
  const format = useFormat()
  return (
    <SummaryCards
      query={useQuery(cdnSummaryQuery())}
      cards={[
        {
          label: 'Distributions',
          icon: <IconWorldBolt size={18} />,
          value: ({ total }) => format.number(total),
          hint: ({ byStatus }) =>
            describeOthers(byStatus, { status: 'deployed', all: 'All deployed' }, format.number),
        },
        {
          label: 'Cache hit ratio',
          icon: <IconBolt size={18} />,
          value: ({ usage }) => hitRatio(usage.cacheHitPercent, format),
          hint: ({ usage: { requests } }) =>
            requests === 0
              ? 'This month'
              : `Of ${format.compact(requests)} ${requests === 1 ? 'request' : 'requests'} this month`,
        },
        {
          label: 'Bandwidth',
          icon: <IconTransfer size={18} />,
          value: ({ usage }) => format.bytes(usage.bandwidthGb * BYTES_PER_GB),
          hint: () => 'This month',
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
