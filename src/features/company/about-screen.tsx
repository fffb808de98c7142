import {
  IconDoorExit,
  IconEye,
  IconHeartHandshake,
  IconReceipt,
  IconRuler2,
  IconTools,
} from '@tabler/icons-react'
import { brand } from '#src/brand.ts'
import { LinkButton } from '#src/ui/link.tsx'
import { Breadcrumbs } from '#src/ui/site/breadcrumbs.tsx'
import { CallToAction } from '#src/ui/site/call-to-action.tsx'
import { ContactButton } from '#src/ui/site/contact-button.tsx'
import { type Feature, FeatureGrid } from '#src/ui/site/feature-grid.tsx'
import { People } from '#src/ui/site/people.tsx'
import { Section } from '#src/ui/site/section.tsx'
import { SiteHero } from '#src/ui/site/site-hero.tsx'
import type { Fact } from '#src/ui/site/spec-sheet.tsx'
import { Stats } from '#src/ui/site/stats.tsx'
import classes from './company.module.css'

const facts: readonly Fact[] = [
  { label: 'active developers', value: '10,000+' },
  { label: 'H200 GPUs', value: '500+' },
  { label: 'countries', value: '150+' },
  { label: 'regions', value: '15+' },
]

const values: readonly Feature[] = [
  {
    icon: IconEye,
    title: 'Be transparent',
    text: 'We show costs, status and problems where you look for them, including the problems we cause.',
  },
  {
    icon: IconReceipt,
    title: 'No surprises',
    text: 'Prices are published. If a change costs more, the console says so before you make it.',
  },
  {
    icon: IconTools,
    title: 'Easy to learn',
    text: 'If a task takes a training course, we simplify the tool.',
  },
  {
    icon: IconHeartHandshake,
    title: 'Close to our customers',
    text: 'Everyone here answers support requests, including the founders. It’s the fastest way to improve the product.',
  },
  {
    icon: IconRuler2,
    title: 'Measure, then change',
    text: 'Every performance claim is backed by a measurement. You can check your own numbers in the console.',
  },
  {
    icon: IconDoorExit,
    title: 'No lock-in',
    text: 'What runs here runs elsewhere. Customers should stay because they want to.',
  },
]

const team = [
  {
    name: 'Amara Okafor',
    role: 'CEO and co-founder',
    about: 'Ran platform engineering at two banks before starting Nimbus.',
  },
  {
    name: 'Jonas Lindqvist',
    role: 'CTO and co-founder',
    about: 'Designed our storage and network. Reviews every incident report.',
  },
  {
    name: 'Mei-Ling Chen',
    role: 'Head of AI Platform',
    about: 'Built training clusters at a research lab before joining us.',
  },
  {
    name: 'Rafael Souza',
    role: 'Head of Network',
    about: 'Planned and built most of our backbone.',
  },
  {
    name: 'Priya Raman',
    role: 'Head of Security',
    about: 'Spent ten years leading penetration tests.',
  },
  {
    name: 'Tom Whitaker',
    role: 'Head of Support',
    about: 'Works a night shift in the support queue every month.',
  },
] as const

const journey = [
  {
    year: '2018',
    title: 'A rack in New York',
    text: 'Founded by two engineers with one goal: a bill you can understand.',
  },
  {
    year: '2020',
    title: 'Across the Atlantic',
    text: 'London and Frankfurt open for data that must stay in Europe.',
  },
  {
    year: '2021',
    title: 'Managed databases',
    text: 'Our most requested feature launches.',
  },
  {
    year: '2023',
    title: 'Around the world',
    text: 'Tokyo, Mumbai, São Paulo and Dubai open.',
  },
  { year: '2024', title: 'H200 by the hour', text: 'NVIDIA H200 GPUs launch with no waiting list.' },
  {
    year: 'Today',
    title: '15+ regions',
    text: 'More than 10,000 active developers use the platform.',
  },
] as const

/** `/about`. */
export function AboutScreen() {
  return (
    <>
      <SiteHero
        above={<Breadcrumbs trail={[{ title: 'About', path: '/about' }]} />}
        title="A cloud that stays out of your way"
        lead={`${brand.name} is built by engineers who spent years on call for other platforms. We build the one we wanted to use.`}
      />
      <Section title="By the numbers">
        <Stats facts={facts} />
      </Section>
      <Section tone="band" heading="beside" title="Our mission">
        <div className={classes.prose}>
          <p>
            Computing should work like a utility: available on demand, the same everywhere, and billed by a
            meter you can check.
          </p>
          <p>
            For most teams, it doesn’t. Their best engineers run platforms instead of building products, and
            no one can explain the bill. We believe a cloud can be simple enough to understand and powerful
            enough to train large models, for one developer or a company of ten thousand.
          </p>
        </div>
      </Section>
      <Section title="What we believe in" lead="Six principles we make decisions by.">
        <FeatureGrid features={values} />
      </Section>
      <Section
        tone="band"
        title="The team"
        lead="Some of the people you might meet in a support request or at a conference."
      >
        <People people={team} />
      </Section>
      <Section heading="beside" title="Our journey so far">
        <ol className={classes.journey}>
          {journey.map(({ year, title, text }) => (
            <li key={year}>
              <span className={classes.year}>{year}</span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <CallToAction title="See for yourself" text="Start with a free VM, or ask us a question first.">
        <LinkButton to="/signup" size="lg">
          Get Started Free
        </LinkButton>
        <ContactButton topic="sales" size="lg" variant="outline-white">
          Contact Us
        </ContactButton>
      </CallToAction>
    </>
  )
}
