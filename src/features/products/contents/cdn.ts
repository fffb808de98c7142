import { IconBolt, IconChartPie, IconEraser, IconLock, IconMapPins, IconRoute2 } from '@tabler/icons-react'
import { CDN_PLANS } from '#src/domain/cdn-catalog.ts'
import { planWith } from '#src/domain/plan-needs.ts'
import type { ProductContent } from '../product-content.ts'
import { cdnStory } from '../stories/cdn.ts'

export const cdn: ProductContent = {
  path: '/products/cdn',
  planId: planWith('cdn').id,
  title: 'CDN',
  lead: 'Serve content from the nearest of 200+ edge locations. All it takes is a domain and an origin.',
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
      title: 'Fast from the first byte',
      text: 'HTTP/3, compression and persistent connections to your origin.',
    },
    {
      icon: IconRoute2,
      title: 'Cache rules by path',
      text: 'Cache images for a year and prices for a minute. The first matching rule applies.',
    },
    {
      icon: IconEraser,
      title: 'Purge in seconds',
      text: 'Purge URLs, a path prefix or everything, and follow the progress across all locations.',
    },
    {
      icon: IconLock,
      title: 'Certificates that renew',
      text: 'TLS 1.3 for your own domains, renewed automatically.',
    },
    {
      icon: IconChartPie,
      title: 'Cache analytics',
      text: 'Cache hit ratio, traffic, status codes and top paths, by region.',
    },
  ],
  useCasesTitle: 'Use cases',
  useCases: [
    {
      title: 'Online stores',
      text: 'Images and pages come from the edge, so the origin only handles orders.',
    },
    {
      title: 'Video and downloads',
      text: 'Serve large files in byte ranges, and resume after a lost connection.',
    },
    { title: 'Static sites', text: 'Serve a static site worldwide from one small origin.' },
    {
      title: 'APIs',
      text: 'Cache popular responses for a few seconds to take load off your servers.',
    },
  ],
  tiersLead: 'Each plan includes monthly traffic and requests from anywhere in the world.',
  tiers: (format) =>
    CDN_PLANS.map(({ name, monthlyPrice, includedTrafficGb, includedRequests }) => ({
      name,
      cost: { per: 'month', price: monthlyPrice },
      points: [
        `${format.number(includedTrafficGb / 1000)} TB of traffic/month`,
        `${format.compact(includedRequests)} requests/month`,
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
