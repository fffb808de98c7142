import {
  IconBuildingSkyscraper,
  IconCloudDown,
  IconGauge,
  IconRocket,
  IconRoute,
  IconWorldBolt,
} from '@tabler/icons-react'
import { Anchor, LinkButton } from '#src/ui/link.tsx'
import { Breadcrumbs } from '#src/ui/site/breadcrumbs.tsx'
import { CallToAction } from '#src/ui/site/call-to-action.tsx'
import { type Feature, FeatureGrid } from '#src/ui/site/feature-grid.tsx'
import { Section } from '#src/ui/site/section.tsx'
import { SiteHero } from '#src/ui/site/site-hero.tsx'
import { type Fact, SpecSheet } from '#src/ui/site/spec-sheet.tsx'
import { Stats } from '#src/ui/site/stats.tsx'
import { WorldMap } from './world-map.tsx'

const headline: readonly Fact[] = [
  { label: 'Regions', value: '15+' },
  { label: 'Edge sites', value: '50+' },
  { label: 'Network ports', value: '100 Gbps' },
  { label: 'Egress fees', value: 'none' },
]

const latencies: readonly Fact[] = [
  { label: 'within a region', value: 'under 1ms' },
  { label: 'between regions', value: 'under 10ms' },
  { label: 'globally', value: 'under 50ms' },
]

const network: readonly Feature[] = [
  {
    icon: IconGauge,
    title: '100 Gbps ports',
    text: 'Enough capacity that other customers’ peaks don’t slow you down.',
  },
  {
    icon: IconCloudDown,
    title: 'No egress fees',
    text: 'Outbound traffic costs nothing extra, even when you move your data elsewhere.',
  },
  {
    icon: IconRoute,
    title: 'Anycast',
    text: 'One address, announced from every site. Each request goes to the nearest one.',
  },
  {
    icon: IconWorldBolt,
    title: '50+ edge sites',
    text: 'DNS queries are answered, and attacks blocked, close to their source.',
  },
]

const hardware: readonly Fact[] = [
  { label: 'Processors', value: 'up to 96 vCPUs' },
  { label: 'Memory', value: 'up to 768 GB RAM' },
  { label: 'Storage', value: 'NVMe, 3M+ IOPS' },
  { label: 'Volumes', value: 'up to 64 TB' },
  { label: 'GPU', value: 'NVIDIA H200' },
  { label: 'GPU memory', value: '141 GB' },
]

const uses: readonly Feature[] = [
  {
    icon: IconBuildingSkyscraper,
    title: 'For enterprises',
    text: 'Multi-region deployments, data residency and a contractual SLA.',
    link: <Anchor to="/solutions/enterprise">See the enterprise solution</Anchor>,
  },
  {
    icon: IconWorldBolt,
    title: 'For global audiences',
    text: 'Put the CDN in front of any region to serve content from the edge.',
    link: <Anchor to="/products/cdn">See the CDN</Anchor>,
  },
  {
    icon: IconRocket,
    title: 'For startups',
    text: 'Start in the nearest region and add others when you need them.',
    link: <Anchor to="/solutions/startups">See the startup solution</Anchor>,
  },
]

/** `/infrastructure`. */
export function InfrastructureScreen() {
  return (
    <>
      <SiteHero
        above={<Breadcrumbs trail={[{ title: 'Infrastructure', path: '/infrastructure' }]} />}
        title="Global Infrastructure"
        lead="15+ regions around the world on one network. Choose where your data lives, at the same price everywhere."
        actions={
          <>
            <LinkButton to="/signup" size="lg">
              Get Started
            </LinkButton>
            <LinkButton to="/pricing" size="lg" variant="outline">
              View Pricing
            </LinkButton>
          </>
        }
        aside={<SpecSheet facts={headline} />}
      />
      <Section
        id="regions"
        title="Data centers"
        lead="All data centers are active. More regions are coming in Africa and Asia Pacific."
      >
        <WorldMap />
      </Section>
      <Section
        id="network"
        tone="band"
        title="Network latency"
        lead="Round-trip time between two of your VMs."
      >
        <Stats facts={latencies} />
      </Section>
      <Section title="Network features">
        <FeatureGrid features={network} />
      </Section>
      <Section
        id="hardware"
        tone="band"
        heading="beside"
        title="Hardware per instance"
        lead="The most a single instance can have. Smaller sizes cost less."
      >
        <SpecSheet facts={hardware} />
      </Section>
      <Section title="Who it’s for">
        <FeatureGrid features={uses} />
      </Section>
      <CallToAction
        title="Pick a region and start"
        text="Your first VM is running in under 60 seconds, in any region."
      >
        <LinkButton to="/signup" size="lg">
          Get Started Free
        </LinkButton>
        <LinkButton to="/pricing" size="lg" variant="outline-white">
          View Pricing
        </LinkButton>
      </CallToAction>
    </>
  )
}
