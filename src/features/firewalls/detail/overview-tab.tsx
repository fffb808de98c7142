import { findFirewallPlan } from '#src/domain/firewall-catalog.ts'
import { FactsPanel } from '#src/resources/detail/facts-panel.tsx'
import { PanelColumns } from '#src/resources/detail/panel.tsx'
import { TagList } from '#src/resources/tag-list.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { describeFindings } from '../finding-labels.ts'
import type { FirewallTabProps } from '../firewall-detail-search.ts'
import { firewallResource } from '../firewall-resource.ts'

/** Configuration, traffic and cost of the firewall. */
export function OverviewTab({ resource: firewall }: FirewallTabProps) {
  const format = useFormat()
  const { inbound, outbound } = firewall.ruleCounts
  const plan = findFirewallPlan(firewall.planId)
  const included = plan?.includedTrafficGb ?? null
  return (
    <PanelColumns>
      <FactsPanel
        title="Firewall Details"
        facts={[
          { name: 'ID', value: <span className="mono">{firewall.id}</span>, copy: firewall.id },
          { name: 'Description', value: firewall.description || 'None' },
          { name: 'Created', value: <RelativeTime at={firewall.createdAt} /> },
          { name: 'Last modified', value: <RelativeTime at={firewall.updatedAt} /> },
          { name: 'Tags', value: <TagList tags={firewall.tags} home={firewallResource.home} /> },
        ]}
      />
      <FactsPanel
        title="Protection"
        facts={[
          { name: 'Instances', value: format.number(firewall.vmCount) },
          {
            name: 'Rules',
            value: `${
              firewall.maxRules === null
                ? ''
                : `${format.number(inbound + outbound)} of ${format.number(firewall.maxRules)}: `
            }${format.number(inbound)} inbound, ${format.number(outbound)} outbound`,
          },
          {
            name: 'Review',
            value: describeFindings(firewall.findings, format.number) ?? 'No findings',
          },
          {
            name: 'Traffic',
            value: `${format.number(firewall.trafficGb, 1)}${
              included === null ? '' : ` of ${format.number(included)}`
            }\u00a0GB this month`,
          },
          {
            name: 'Plan',
            value: `${plan?.name ?? firewall.planId}, ${format.money(firewall.monthlyCost)} per month`,
          },
        ]}
      />
    </PanelColumns>
  )
}
