import {
  IconAffiliate,
  IconBolt,
  IconChartBar,
  IconFileImport,
  IconListDetails,
  IconShieldCheck,
} from '@tabler/icons-react'
import { DNS_PLANS } from '#src/domain/dns-catalog.ts'
import type { ProductContent } from '../product-content.ts'
import { dnsStory } from '../stories/dns.ts'

export const dns: ProductContent = {
  path: '/products/dns',
  planId: 'free',
  title: 'DNS',
  lead: 'Anycast name servers in 50+ locations, and a zone editor that validates every record.',
  picture: {
    name: 'dns',
    alt: 'Records of a DNS zone in the console, with name, type, data and TTL',
  },
  story: dnsStory,
  facts: [
    { label: 'Locations', value: '50+' },
    { label: 'Uptime SLA', value: '100%' },
    { label: 'Changes', value: 'live within seconds' },
    { label: 'Zone files', value: 'import and export' },
  ],
  featuresTitle: 'Fast answers, safe changes',
  features: [
    {
      icon: IconAffiliate,
      title: '50+ locations',
      text: 'One address, answered by the nearest server. If a server fails, the next nearest one answers.',
    },
    {
      icon: IconShieldCheck,
      title: '100% uptime SLA',
      text: 'If one location fails, the others keep answering.',
    },
    {
      icon: IconBolt,
      title: 'Changes within seconds',
      text: 'A saved record is served by all locations within seconds.',
    },
    {
      icon: IconListDetails,
      title: 'Validated records',
      text: 'From A and ALIAS to HTTPS, TLSA and PTR, each with its own form and validation.',
    },
    {
      icon: IconFileImport,
      title: 'Import a zone file',
      text: 'Paste a zone file from your current provider, review the changes, and import them. You can export it again at any time.',
    },
    {
      icon: IconChartBar,
      title: 'Query metrics',
      text: 'Queries and errors per second, over any time range.',
    },
  ],
  useCasesTitle: 'Use cases',
  useCases: [
    {
      title: 'Domains bought here',
      text: 'Buying a domain creates its zone, with name servers already set.',
    },
    {
      title: 'Moving providers',
      text: 'Import the zone first and change the name servers afterward, without losing email.',
    },
    {
      title: 'Many zones',
      text: 'Agencies and hosting providers manage all zones in one searchable list.',
    },
    {
      title: 'Email delivery',
      text: 'SPF, DKIM and DMARC records, validated before they are saved.',
    },
  ],
  tiersLead: 'One plan covers all zones of your organization, with monthly queries included.',
  tiers: (format) =>
    DNS_PLANS.map(({ name, monthlyPrice, maxZones, includedQueries }) => ({
      name,
      cost: { per: 'month', price: monthlyPrice },
      points: [
        maxZones === null ? 'Unlimited zones' : `${maxZones} zones`,
        `${format.compact(includedQueries)} queries/month`,
        'All locations',
        'Zone file import and export',
      ],
    })),
  popularTier: 'Professional',
  close: {
    title: 'Add your first zone',
    text: 'Add a zone, paste its file, and change the name servers when you’re ready.',
  },
}
