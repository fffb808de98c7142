import { IconAlertTriangle, IconCoin, IconServer, IconShield } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { describeOthers, SummaryCards } from '#src/resources/list/summary-cards.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { describeFindings } from '../finding-labels.ts'
import { firewallSummaryQuery } from './firewall-list-query.ts'

export function FirewallSummaryCards() {
  const format = useFormat()
  return (
    <SummaryCards
      query={useQuery(firewallSummaryQuery())}
      cards={[
        {
          label: 'Total firewalls',
          icon: <IconShield size={18} />,
          value: ({ total }) => format.number(total),
          hint: ({ byStatus }) =>
            describeOthers(byStatus, { status: 'active', all: 'All active' }, format.number),
        },
        {
          label: 'Protected VMs',
          icon: <IconServer size={18} />,
          value: ({ protectedVms }) => format.number(protectedVms),
          hint: ({ protectedVms, unprotectedVms }) => {
            if (unprotectedVms > 0) return `${format.number(unprotectedVms)} without a firewall`
            return protectedVms === 0 ? 'No VMs yet' : 'All VMs have a firewall'
          },
        },
        {
          label: 'Rules to review',
          icon: <IconAlertTriangle size={18} />,
          value: ({ findings }) => format.number(findings.critical + findings.warning + findings.info),
          hint: ({ findings, rules }) =>
            describeFindings(findings, format.number) ??
            `No findings in ${format.number(rules)} ${rules === 1 ? 'rule' : 'rules'}`,
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
