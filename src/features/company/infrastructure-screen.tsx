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
    text: 'Wide enough that a neighbor’s busy hour is not yours.',
  },
  {
    icon: IconCloudDown,
    title: 'No egress fees',
    text: 'What your customers download costs you nothing extra, and neither does moving away.',
  },
  {
    icon: IconRoute,
    title: 'Anycast',
    text: 'One address, announced everywhere. Each packet takes the shortest way to the nearest site.',
  },
  {
    icon: IconWorldBolt,
    title: '50+ edge sites',
    text: 'Names are answered and attacks are stopped close to where they come from.',
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
    text: 'Two regions for each service, data that stays where it has to, and an SLA in writing.',
    link: <Anchor to="/solutions/enterprise">Enterprise solution</Anchor>,
  },
  {
    icon: IconWorldBolt,
    title: 'For audiences everywhere',
    text: 'Put the CDN in front of any region and serve the world from the edge.',
    link: <Anchor to="/products/cdn">CDN</Anchor>,
  },
  {
    icon: IconRocket,
    title: 'For startups',
    text: 'Begin in the region nearest to you. The next one is the same click, when you need it.',
    link: <Anchor to="/solutions/startups">Startup solution</Anchor>,
  },
]

/** `/infrastructure`. */
export function InfrastructureScreen() {
  return (
    <>
      <SiteHero
        above={<Breadcrumbs trail={[{ title: 'Infrastructure', path: '/infrastructure' }]} />}
        title="Global Infrastructure"
        lead="15+ regions around the world, joined by one network. Choose where your data lives; the same price and the same console everywhere."
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
        lead="Every one of them is active. More regions are coming in Africa and Asia Pacific."
      >
        <WorldMap />
      </Section>
      <Section
        id="network"
        tone="band"
        title="A network without surprises"
        lead="How long a packet takes, from one machine of yours to another."
      >
        <Stats facts={latencies} />
      </Section>
      <Section title="What carries the traffic">
        <FeatureGrid features={network} />
      </Section>
      <Section
        id="hardware"
        tone="band"
        heading="beside"
        title="Hardware per instance"
        lead="The most that one machine can have. Smaller ones come in steps, at prices in proportion."
      >
        <SpecSheet facts={hardware} />
      </Section>
      <Section title="What it is good for">
        <FeatureGrid features={uses} />
      </Section>
      <CallToAction
        title="Pick a region and start"
        text="Your first machine is up in under 60 seconds, wherever you put it."
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
