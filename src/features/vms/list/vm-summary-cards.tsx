import { IconActivity, IconCoin, IconCpu, IconServer } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { describeOthers, SummaryCards } from '#src/resources/list/summary-cards.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { memoryText } from '../size-labels.ts'
import { vmSummaryQuery } from './vm-list-query.ts'

/** The four metrics of the specification. */
export function VmSummaryCards() {
  const format = useFormat()
  const query = useQuery(vmSummaryQuery())
  return (
    <SummaryCards
      query={query}
      cards={[
        {
          label: 'Total VMs',
          icon: <IconServer size={18} />,
          value: ({ total }) => format.number(total),
          hint: ({ byStatus }) =>
            describeOthers(byStatus, { status: 'running', all: 'All running' }, format.number),
        },
        {
          label: 'Running',
          icon: <IconActivity size={18} />,
          value: ({ byStatus }) => format.number(byStatus.running),
          hint: ({ averageCpuPercent }) =>
            averageCpuPercent === null ? 'No load' : `${format.percent(averageCpuPercent)} average CPU`,
        },
        {
          label: 'Capacity',
          icon: <IconCpu size={18} />,
          value: ({ vcpus }) => format.number(vcpus),
          unit: query.data?.vcpus === 1 ? 'vCPU' : 'vCPUs',
          hint: ({ memoryGb, gpus }) => {
            const memory = `${memoryText(memoryGb, format)} memory`
            return gpus === 0 ? memory : `${memory}, ${format.number(gpus)} ${gpus === 1 ? 'GPU' : 'GPUs'}`
          },
        },
        {
          label: 'Monthly cost',
          icon: <IconCoin size={18} />,
          value: ({ monthlyCost }) => format.money(monthlyCost),
          hint: ({ costToDate }) =>
            costToDate === null
              ? 'Full month at current sizes'
              : `Full month at current sizes. ${format.money(costToDate)} so far`,
        },
      ]}
    />
  )
}
