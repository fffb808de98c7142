import { IconBolt, IconChartPie, IconEraser, IconLock, IconMapPins, IconRoute2 } from '@tabler/icons-react'
import { CDN_PLANS } from '#src/domain/cdn-catalog.ts'
import type { ProductContent } from '../product-content.ts'
import { cdnStory } from '../stories/cdn.ts'

export const cdn: ProductContent = {
  path: '/products/cdn',
  title: 'CDN',
  lead: 'Serve content from the nearest of 200+ edge locations. Point a domain at a distribution and enter your origin.',
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
      text: 'On every inhabited continent, each with its own cache.',
    },
    {
      icon: IconBolt,
      title: 'Quick from the first byte',
      text: 'HTTP/3, compression and persistent connections to your origin.',
    },
    {
      icon: IconRoute2,
      title: 'Rules by path',
      text: 'Cache images for a year and prices for a minute, with rules evaluated from top to bottom.',
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
      text: 'Cache hit ratio, traffic and errors by path and region.',
    },
  ],
  useCasesTitle: 'What it is used for',
  useCases: [
    {
      title: 'Shops',
      text: 'Images and pages come from the edge, so the origin only handles orders.',
    },
    { title: 'Video and downloads', text: 'Large files in byte ranges, resumed after a lost connection.' },
    { title: 'Static sites', text: 'Serve a folder of files worldwide without a web server.' },
    {
      title: 'APIs',
      text: 'Short caching for popular requests, and protection from abuse.',
    },
  ],
  tiersLead: 'Each plan includes monthly traffic and requests from anywhere in the world.',
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
    text: 'Enter a domain and an origin. The cache fills with the first requests.',
  },
}
