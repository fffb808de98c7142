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
    text: 'We show cost, status and problems where you look for them, including the problems we cause.',
  },
  {
    icon: IconReceipt,
    title: 'No surprises',
    text: 'Prices are published and stable. A change that costs more says so before you make it.',
  },
  {
    icon: IconTools,
    title: 'Tools, not rituals',
    text: 'If a task needs a certification course, the tool is wrong. We fix the tool.',
  },
  {
    icon: IconHeartHandshake,
    title: 'Close to our customers',
    text: 'Everyone here answers support requests, including the founders. It is the fastest way to improve the product.',
  },
  {
    icon: IconRuler2,
    title: 'Measure, then change',
    text: 'Every performance claim has a measurement behind it. You can check yours in the console.',
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
    role: 'Chief Executive, co-founder',
    about: 'Ran the platforms of two banks, then left to build a simpler one.',
  },
  {
    name: 'Jonas Lindqvist',
    role: 'Chief Technology Officer, co-founder',
    about: 'Designed our storage and network. Reviews every failure report.',
  },
  {
    name: 'Mei-Ling Chen',
    role: 'Head of AI Platform',
    about: 'Built training clusters at a research lab before joining us.',
  },
  {
    name: 'Rafael Souza',
    role: 'Head of Network',
    about: 'Planned and lit most of our backbone.',
  },
  {
    name: 'Priya Raman',
    role: 'Head of Security',
    about: 'Led penetration tests for ten years before she joined the other side.',
  },
  {
    name: 'Tom Whitaker',
    role: 'Head of Support',
    about: 'Answers tickets on the night shift once a month.',
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
  { year: '2024', title: 'H200 by the hour', text: 'NVIDIA H200 GPUs launch, without a waiting list.' },
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
            Computing power should be a utility: available on demand, the same everywhere, and priced by a
            meter you can read.
          </p>
          <p>
            For most teams it isn’t. They put their best engineers on platforms instead of products, and
            nobody can explain the bill. We think a cloud can be simple enough to understand and large enough
            to train a model on, for one developer as much as for a company of ten thousand.
          </p>
        </div>
      </Section>
      <Section title="What we believe in" lead="Six principles we make decisions by.">
        <FeatureGrid features={values} />
      </Section>
      <Section
        tone="band"
        title="The people behind it"
        lead="Some of the people you may meet in a support request or at a conference."
      >
        <People people={team} />
      </Section>
      <Section heading="beside" title="The journey so far">
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
