import { IconCamera, IconCoin, IconDatabase, IconStack2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { describeOthers, SummaryCards } from '#src/resources/list/summary-cards.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { volumeSummaryQuery } from './volume-list-query.ts'

export function VolumeSummaryCards() {
  const format = useFormat()
  return (
    <SummaryCards
      query={useQuery(volumeSummaryQuery())}
      cards={[
        {
          label: 'Total volumes',
          icon: <IconStack2 size={18} />,
          value: ({ total }) => format.number(total),
          hint: ({ byStatus }) =>
            describeOthers(byStatus, { status: 'attached', all: 'All attached' }, format.number),
        },
        {
          label: 'Storage',
          icon: <IconDatabase size={18} />,
          value: ({ sizeGb }) => format.number(sizeGb),
          unit: 'GB',
          hint: ({ usedGb, sizeGb }) =>
            sizeGb === 0 ? 'Nothing stored' : `${format.percent((100 * usedGb) / sizeGb)} used`,
        },
        {
          label: 'Snapshots',
          icon: <IconCamera size={18} />,
          value: ({ snapshots }) => format.number(snapshots),
          hint: ({ snapshotSizeGb }) => `${format.number(snapshotSizeGb, 1)} GB stored`,
        },
        {
          label: 'Monthly cost',
          icon: <IconCoin size={18} />,
          value: ({ monthlyCost }) => format.money(monthlyCost),
          hint: () => 'Full month, with snapshots',
        },
      ]}
    />
  )
}
