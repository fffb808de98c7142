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
    { label: 'Zone files', value: 'in and out' },
  ],
  featuresTitle: 'Fast answers, safe changes',
  features: [
    {
      icon: IconAffiliate,
      title: '50+ locations',
      text: 'One address, answered by whichever server is nearest. If one is gone, the next one is the nearest.',
    },
    {
      icon: IconShieldCheck,
      title: '100% uptime SLA',
      text: 'Queries are answered from another location if one fails.',
    },
    {
      icon: IconBolt,
      title: 'Changes within seconds',
      text: 'A saved record is served by all locations within seconds.',
    },
    {
      icon: IconListDetails,
      title: 'Records that are checked',
      text: 'A, AAAA, CNAME, MX, TXT, SRV, CAA and NS, each with its own form and validation.',
    },
    {
      icon: IconFileImport,
      title: 'Bring a zone file',
      text: 'Paste what your last provider exported, see what would change, and take it over. It goes out the same way.',
    },
    {
      icon: IconChartBar,
      title: 'Queries counted',
      text: 'How many, of which type and for which name, over any range of time.',
    },
  ],
  useCasesTitle: 'What it is used for',
  useCases: [
    {
      title: 'Domains bought here',
      text: 'A zone is made with the purchase, and its name servers are set already.',
    },
    {
      title: 'Moving providers',
      text: 'Import the zone first, change the name servers after, and lose no mail between.',
    },
    {
      title: 'Many customers, many zones',
      text: 'Agencies and hosts keep all zones in one list, and find any record by a word.',
    },
    {
      title: 'Mail that arrives',
      text: 'SPF, DKIM and DMARC as text records that are checked before they are saved.',
    },
  ],
  tiersLead: 'One plan for all zones of an organization, with the queries of a month included.',
  tiers: (format) =>
    DNS_PLANS.map(({ name, monthlyPrice, maxZones, includedQueries }) => ({
      name,
      cost: { per: 'month', price: monthlyPrice },
      points: [
        maxZones === null ? 'Unlimited zones' : `${maxZones} zones`,
        `${format.compact(includedQueries)} queries a month`,
        'All locations',
        'Zone files in and out',
      ],
    })),
  popularTier: 'Professional',
  close: {
    title: 'Add your first zone',
    text: 'Add a zone, paste its file, and change the name servers when you are ready.',
  },
}
