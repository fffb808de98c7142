import {
  IconBolt,
  IconBroadcast,
  IconHeadset,
  IconReceipt2,
  IconShieldCheck,
  IconWorld,
} from '@tabler/icons-react'

/** Headline facts of the specification (part 2, section 1). */
export const headlineFacts = [
  { value: '10,000+', label: 'active developers' },
  { value: '500+', label: 'H200 GPUs' },
  { value: '150+', label: 'countries' },
  { value: '99.9%', label: 'uptime SLA' },
] as const

/** Main features, each with a link to its page. */
export const landingFeatures = [
  {
    icon: IconBolt,
    title: 'Deploy in under 60 seconds',
    text: 'Pick an image, a size and a region. Your VM is running in under a minute.',
    to: '/products/virtual-machines',
    more: 'See virtual machines',
  },
  {
    icon: IconReceipt2,
    title: 'Transparent pricing',
    text: 'One price list and no hidden fees. You see the price before you create anything.',
    to: '/pricing',
    more: 'Compare plans',
  },
  {
    icon: IconWorld,
    title: '15+ regions',
    text: 'Data centers on five continents, close to your users.',
    to: '/infrastructure',
    more: 'See every region',
  },
  {
    icon: IconBroadcast,
    title: '100 Gbps network',
    text: '100 Gbps ports, anycast routing and a CDN with 200+ edge locations.',
    to: '/products/cdn',
    more: 'See the CDN',
  },
  {
    icon: IconHeadset,
    title: 'Support in under 2 minutes',
    text: 'Engineers answer in chat around the clock.',
    to: '/support',
    more: 'Meet support',
  },
  {
    icon: IconShieldCheck,
    title: 'SOC 2 compliance',
    text: 'Encrypted at rest and in transit, with an audit log and reports on request.',
    to: '/security',
    more: 'Read about security',
  },
] as const

export interface Testimonial {
  readonly quote: string
  readonly author: string
  readonly role: string
  /** Color index of the initials avatar. */
  readonly avatar: 1 | 2 | 3
}

export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'We moved our training runs over a weekend. There is no queue, and the bill shows exactly what each run cost.',
    author: 'Mira Okonkwo',
    role: 'Head of Machine Learning, Lumen Health',
    avatar: 1,
  },
  {
    quote: 'I create a database and it is there. Nobody on my team has needed a course to use this cloud.',
    author: 'Henrik Aalto',
    role: 'CTO, Parcelry',
    avatar: 2,
  },
  {
    quote:
      'On our busiest day of the year, traffic tripled, latency stayed flat and nobody on call was paged.',
    author: 'Sofía Arreola',
    role: 'Platform Lead, Mercado Norte',
    avatar: 3,
  },
]
