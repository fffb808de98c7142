import { FactsPanel } from '#src/resources/detail/facts-panel.tsx'
import { Muted, Panel, PanelColumns } from '#src/resources/detail/panel.tsx'
import { TagList } from '#src/resources/tag-list.tsx'
import { Address } from '#src/ui/address.tsx'
import { Code } from '#src/ui/code.tsx'
import { CodeLine } from '#src/ui/code-line.tsx'
import { EmailAddress } from '#src/ui/email-address.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import type { DnsTabProps } from '../dns-detail-search.ts'
import { dnsResource } from '../dns-resource.ts'
import { TypeBadges } from '../list/type-badges.tsx'

/** Name servers to set at the registrar, and details of the zone. */
export function OverviewTab({ resource: zone }: DnsTabProps) {
  const format = useFormat()
  return (
    <PanelColumns>
      <Panel title="Name servers">
        <Muted>
          {zone.status === 'active'
            ? 'The registry points to these name servers. Keep all of them.'
            : 'Set all of these at your registrar. For domains that you buy here, we set them. The zone becomes active once they are in place.'}
        </Muted>
        {zone.nameServers.map((server, index) => (
          <CodeLine key={server} code={server} label={`name server ${index + 1}`} />
        ))}
      </Panel>
      <FactsPanel
        title="Zone Details"
        facts={[
          {
            name: 'Domain',
            value: (
              <Code>
                <Address>{zone.domain}</Address>
              </Code>
            ),
            copy: zone.domain,
          },
          { name: 'ID', value: <span className="mono">{zone.id}</span>, copy: zone.id },
          { name: 'Serial', value: <span className="mono">{zone.serial}</span>, copy: String(zone.serial) },
          { name: 'Contact', value: <EmailAddress>{zone.contactEmail}</EmailAddress> },
          { name: 'Records', value: <TypeBadges counts={zone.recordTypes} /> },
          { name: 'Queries', value: `${format.number(zone.queries)} this month` },
          { name: 'Cost', value: `${format.money(zone.monthlyCost)} per month (share of the plan)` },
          { name: 'Created', value: <RelativeTime at={zone.createdAt} /> },
          { name: 'Last updated', value: <RelativeTime at={zone.updatedAt} /> },
          { name: 'Tags', value: <TagList tags={zone.tags} home={dnsResource.home} /> },
        ]}
      />
    </PanelColumns>
  )
}
