import { IconBolt, IconChartPie, IconEraser, IconLock, IconMapPins, IconRoute2 } from '@tabler/icons-react'
import { CDN_PLANS } from '#src/domain/cdn-catalog.ts'
import type { ProductContent } from '../product-content.ts'

export const cdn: ProductContent = {
  path: '/products/cdn',
  title: 'CDN',
  lead: 'Content from the edge that is nearest to whoever asks for it. Point a domain at it, name your origins, and let them rest.',
  picture: {
    name: 'cdn',
    alt: 'Analytics of a CDN distribution in the console: cache hit ratio, requests and bandwidth',
  },
  facts: [
    { label: 'Edge locations', value: '200+' },
    { label: 'Purge', value: 'within seconds' },
    { label: 'TLS', value: 'included' },
    { label: 'Compression', value: 'Brotli and gzip' },
  ],
  featuresTitle: 'Near to everybody at once',
  features: [
    {
      icon: IconMapPins,
      title: '200+ edge locations',
      text: 'On every continent where people live, each with its own copy of what is asked for there.',
    },
    {
      icon: IconBolt,
      title: 'Quick from the first byte',
      text: 'HTTP/3, compression and connections that are kept open to your origin.',
    },
    {
      icon: IconRoute2,
      title: 'Rules by path',
      text: 'Keep pictures for a year and prices for a minute, in rules that are read from top to bottom.',
    },
    {
      icon: IconEraser,
      title: 'Purge in seconds',
      text: 'One address, a folder or everything, and a word when the last edge has forgotten it.',
    },
    {
      icon: IconLock,
      title: 'Certificates that renew',
      text: 'TLS 1.3 for your own domains, without a date in anybody’s calendar.',
    },
    {
      icon: IconChartPie,
      title: 'Hits, misses and why',
      text: 'Cache hit ratio, traffic and errors by path and by part of the world.',
    },
  ],
  useCasesTitle: 'What it is used for',
  useCases: [
    {
      title: 'Shops',
      text: 'Pictures and pages from the edge, so that the origin has only orders to think of.',
    },
    { title: 'Video and downloads', text: 'Large files in ranges, resumed where the train left the tunnel.' },
    { title: 'Static sites', text: 'A folder of files for the whole world, without a server in between.' },
    {
      title: 'APIs',
      text: 'Seconds of caching for what everybody asks, and protection from what nobody should.',
    },
  ],
  tiersLead: 'With traffic and requests of a month included, wherever in the world they come from.',
  tiers: (format) =>
    CDN_PLANS.map(({ name, monthlyPrice, includedTrafficGb, includedRequests }) => ({
      name,
      cost: { per: 'month', price: monthlyPrice },
      points: [
        `${format.number(includedTrafficGb / 1000)} TB of traffic a month`,
        `${format.compact(includedRequests)} requests a month`,
        'All edge locations',
        'Certificates and purges included',
      ],
    })),
  popularTier: 'Professional',
  close: {
    title: 'Move closer to your users',
    text: 'Name a domain and an origin. The edge fills itself with the first visitors.',
  },
}
