import {
  IconBolt,
  IconBroadcast,
  IconHeadset,
  IconReceipt2,
  IconShieldCheck,
  IconWorld,
} from '@tabler/icons-react'
import { Anchor } from '#src/ui/link.tsx'
import { FeatureGrid } from '#src/ui/site/feature-grid.tsx'
import { Section } from '#src/ui/site/section.tsx'

/** Main features, each with a link to its page. */
const features = [
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
    text: 'Engineers answer in chat around the clock on paid plans.',
    to: '/support',
    more: 'See support options',
  },
  {
    icon: IconShieldCheck,
    title: 'SOC 2 compliance',
    text: 'Encrypted at rest and in transit, with an audit log and reports on request.',
    to: '/security',
    more: 'Read about security',
  },
] as const

export default function LandingFeatures() {
  return (
    <Section title="Everything you need to ship" id="features">
      <FeatureGrid
        features={features.map(({ to, more, ...feature }) => ({
          ...feature,
          link: <Anchor to={to}>{more}</Anchor>,
        }))}
      />
    </Section>
  )
}
