import { IconBolt, IconChartPie, IconEraser, IconLock, IconMapPins, IconRoute2 } from '@tabler/icons-react'
import { CDN_PLANS } from '#src/domain/cdn-catalog.ts'
import type { ProductContent } from '../product-content.ts'
import { cdnStory } from '../stories/cdn.ts'

export const cdn: ProductContent = {
  path: '/products/cdn',
  title: 'CDN',
  lead: 'Serve content from the nearest of 200+ edge locations. Point a domain at a distribution and name your origin.',
  picture: {
    name: 'cdn',
    alt: 'Analytics of a CDN distribution in the console: cache hit ratio, requests and bandwidth',
  },
  story: cdnStory,
  facts: [
    { label: 'Edge locations', value: '200+' },
    { label: 'Purge', value: 'within seconds' },
    { label: 'TLS', value: 'included' },
    { label: 'Compression', value: 'Brotli and gzip' },
  ],
  featuresTitle: 'Fast for every visitor',
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
      text: 'Purge a URL, a prefix or everything, and follow the progress across all locations.',
    },
    {
      icon: IconLock,
      title: 'Certificates that renew',
      text: 'TLS 1.3 for your own domains, renewed automatically.',
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
      text: 'Images and pages come from the edge, so the origin only handles orders.',
    },
    { title: 'Video and downloads', text: 'Large files in byte ranges, resumed after a lost connection.' },
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
    title: 'Create your first distribution',
    text: 'Name a domain and an origin. The edge fills itself with the first visitors.',
  },
}
