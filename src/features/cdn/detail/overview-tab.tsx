import { BYTES_PER_GB } from '#src/domain/quantity.ts'
import { FactsPanel } from '#src/resources/detail/facts-panel.tsx'
import { PanelColumns, PanelStack } from '#src/resources/detail/panel.tsx'
import { UsageCards } from '#src/resources/detail/usage-cards.tsx'
import { TagList } from '#src/resources/tag-list.tsx'
import { Address } from '#src/ui/address.tsx'
import { Code } from '#src/ui/code.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import type { CdnTabProps } from '../cdn-detail-search.ts'
import { describeRegions, formatTtl, hitRatio, originUrl, planName, regionName } from '../cdn-labels.ts'
import { cdnResource } from '../cdn-resource.ts'
import { cdnMetrics } from './cdn-metrics.ts'
import { EdgeNotice } from './edge-notice.tsx'

/** Usage of this month, configuration, and the DNS record the domain needs. */
export function OverviewTab({ resource: distribution }: CdnTabProps) {
  const format = useFormat()
  const { domain, edgeDomain, usage, regions, origins } = distribution
  return (
    <PanelStack>
      <EdgeNotice distribution={distribution} />
      <UsageCards
        source={cdnMetrics(distribution.id)}
        meters={[
          {
            metric: 'cache_hits',
            label: 'Cache hit ratio this month',
            value: hitRatio(usage.cacheHitPercent, format),
          },
          {
            metric: 'requests',
            label: 'Requests this month',
            value: format.compact(usage.requests),
          },
          {
            metric: 'network_out',
            label: 'Bandwidth this month',
            value: format.bytes(usage.bandwidthGb * BYTES_PER_GB),
          },
        ]}
      />
      <PanelColumns>
        <FactsPanel
          title="Distribution Details"
          facts={[
            { name: 'ID', value: <span className="mono">{distribution.id}</span>, copy: distribution.id },
            { name: 'Domain', value: <Address>{domain}</Address>, copy: domain },
            {
              name: 'CNAME',
              value: (
                <Code>
                  <Address>{edgeDomain}</Address>
                </Code>
              ),
              copy: edgeDomain,
            },
            { name: 'Plan', value: planName(distribution) },
            { name: 'Cost', value: `${format.money(distribution.monthlyCost)} per month` },
            { name: 'Created', value: <RelativeTime at={distribution.createdAt} /> },
            { name: 'Tags', value: <TagList tags={distribution.tags} home={cdnResource.home} /> },
          ]}
        />
        <FactsPanel
          title="Delivery"
          facts={[
            ...origins.map((origin) => ({
              name: origin.name,
              value: (
                <Code>
                  <Address>{originUrl(origin)}</Address>
                </Code>
              ),
              copy: originUrl(origin),
            })),
            {
              name: 'Regions',
              value:
                regions.length > 1 && regions.length < 5
                  ? regions.map(regionName).join(', ')
                  : describeRegions(regions),
            },
            { name: 'Default TTL', value: formatTtl(distribution.defaultTtlSeconds, format) },
            { name: 'Rules', value: format.number(distribution.cacheRules.length) },
            { name: 'Response headers', value: format.number(distribution.responseHeaders.length) },
            { name: 'HTTP', value: distribution.redirectToHttps ? 'Redirected to HTTPS' : 'Also served' },
            { name: 'Compression', value: distribution.compression ? 'On' : 'Off' },
          ]}
        />
      </PanelColumns>
    </PanelStack>
  )
}
