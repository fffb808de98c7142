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
    text: 'Cost, status and problems are shown where you look for them, also when a problem is our fault.',
  },
  {
    icon: IconReceipt,
    title: 'No surprises',
    text: 'Prices are published and stable. A change that costs more says so before you make it.',
  },
  {
    icon: IconTools,
    title: 'Tools, not rituals',
    text: 'If a task needs a certification course, the tool is wrong. We change the tool.',
  },
  {
    icon: IconHeartHandshake,
    title: 'Close to our customers',
    text: 'Everyone here answers support requests, including the founders. It is the shortest path to a better product.',
  },
  {
    icon: IconRuler2,
    title: 'Measure, then change',
    text: 'Every performance claim has a graph behind it. Yours are in the console.',
  },
  {
    icon: IconDoorExit,
    title: 'No lock-in',
    text: 'What runs here can run elsewhere. We want customers who stay because they choose to.',
  },
]

const team = [
  {
    name: 'Amara Okafor',
    role: 'Chief Executive, co-founder',
    about: 'Ran platforms for two banks, and left to build a simpler one.',
  },
  {
    name: 'Jonas Lindqvist',
    role: 'Chief Technology Officer, co-founder',
    about: 'Still asks what happens when the cable is pulled.',
  },
  {
    name: 'Mei-Ling Chen',
    role: 'Head of AI Platform',
    about: 'Trained models on borrowed GPUs until she could buy her own.',
  },
  {
    name: 'Rafael Souza',
    role: 'Head of Network',
    about: 'Knows each fiber by its first name, and most by their faults.',
  },
  {
    name: 'Priya Raman',
    role: 'Head of Security',
    about: 'Was paid to break in before she was paid to keep others out.',
  },
  { name: 'Tom Whitaker', role: 'Head of Support', about: 'Still takes the night shift once a month.' },
] as const

const journey = [
  {
    year: '2018',
    title: 'A rack in New York',
    text: 'Two people, one room and one promise: a bill that can be understood.',
  },
  {
    year: '2020',
    title: 'Across the Atlantic',
    text: 'London and Frankfurt open, for data that should stay in Europe.',
  },
  {
    year: '2021',
    title: 'Managed databases',
    text: 'The thing we were asked for most, and did not have.',
  },
  {
    year: '2023',
    title: 'Around the world',
    text: 'Tokyo, Mumbai, São Paulo and Dubai: no customer is far from a region.',
  },
  { year: '2024', title: 'H200 by the hour', text: 'GPUs join the price list, without a waiting list.' },
  {
    year: 'Today',
    title: '15+ regions',
    text: 'More than 10,000 active developers, and still a bill that can be understood.',
  },
] as const

/** `/about`. */
export function AboutScreen() {
  return (
    <>
      <SiteHero
        above={<Breadcrumbs trail={[{ title: 'About', path: '/about' }]} />}
        title="A cloud that stays out of your way"
        lead={`${brand.name} is built by people who have been on call for other people’s platforms. We make the one that we would have wanted.`}
      />
      <Section title="In figures">
        <Stats facts={facts} />
      </Section>
      <Section tone="band" heading="beside" title="Our mission">
        <div className={classes.prose}>
          <p>
            Computing power should be like water from a tap: there when you turn it on, the same everywhere,
            and at a price you can read on the meter.
          </p>
          <p>
            For most teams it is not. They spend their best people on platforms instead of products, and their
            evenings on bills that nobody can explain. We think a cloud can be small enough to understand and
            large enough to train a model on. We build that one, for a person with an idea as for a company
            with ten thousand people.
          </p>
        </div>
      </Section>
      <Section title="What we hold on to" lead="Six principles we make decisions by.">
        <FeatureGrid features={values} />
      </Section>
      <Section
        tone="band"
        title="The people behind it"
        lead="A few of those you may meet, in a support request or on a stage."
      >
        <ul className={classes.team}>
          {team.map(({ name, role, about }) => (
            <li key={name}>
              <span className={classes.portrait} aria-hidden="true">
                {initials(name)}
              </span>
              <div>
                <h3>{name}</h3>
                <p className={classes.role}>{role}</p>
                <p>{about}</p>
              </div>
            </li>
          ))}
        </ul>
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
      <CallToAction
        title="Come and see for yourself"
        text="Start with a free machine, or ask us anything first. A person answers."
      >
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

/** Initials of first and last name: "AO" for "Amara Okafor". */
function initials(name: string): string {
  return name
    .split(/[\s-]/)
    .filter((_, index, parts) => index === 0 || index === parts.length - 1)
    .map((part) => part.slice(0, 1))
    .join('')
}
