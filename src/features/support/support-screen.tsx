import {
  IconActivity,
  IconBook2,
  IconBrandYoutube,
  IconMail,
  IconMessageCircle,
  IconPhone,
  IconUsersGroup,
  IconVideo,
} from '@tabler/icons-react'
import { brand } from '#src/brand.ts'
import { capitalize } from '#src/domain/capitalize.ts'
import { planAction, SUPPORT_PLANS, type SupportPlanEntry } from '#src/domain/plan-catalog.ts'
import { REPLY_WITHIN_HOURS } from '#src/domain/support.ts'
import { businessHoursText } from '#src/domain/support-hours.ts'
import { SUPPORT_TEAM } from '#src/domain/support-team.ts'
import { Button } from '#src/ui/button.tsx'
import dotted from '#src/ui/dotted.module.css'
import { Anchor, LinkButton } from '#src/ui/link.tsx'
import { Breadcrumbs } from '#src/ui/site/breadcrumbs.tsx'
import { ContactButton } from '#src/ui/site/contact-button.tsx'
import { type Feature, FeatureGrid } from '#src/ui/site/feature-grid.tsx'
import { People } from '#src/ui/site/people.tsx'
import { Section } from '#src/ui/site/section.tsx'
import { SiteHero } from '#src/ui/site/site-hero.tsx'
import { Stats } from '#src/ui/site/stats.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { ContactForm } from './contact-form.tsx'
import classes from './support-screen.module.css'
import type { AddressedTopic } from './support-search.ts'

/** The chat, which opens on this page. */
const chatChannel = (onChat: () => void): Feature => ({
  icon: IconMessageCircle,
  title: 'Live chat',
  text: '24/7 on paid plans. An engineer answers in under 2 minutes.',
  link: (
    <Button variant="link" aria-haspopup="dialog" onClick={onChat}>
      Start Live Chat
    </Button>
  ),
})

const channels: readonly Feature[] = [
  {
    icon: IconMail,
    title: 'Email',
    text: '24/7. We answer in under 4 hours.',
    link: (
      <Anchor to="/support" hash="contact">
        Write to us
      </Anchor>
    ),
  },
  {
    icon: IconPhone,
    title: 'Phone',
    text: 'Business hours. Answered immediately.',
    link: (
      <>
        <a href={`tel:${brand.supportPhone.replaceAll(' ', '')}`}>{brand.supportPhone}</a>{' '}
        <Anchor to="/support" search={{ topic: 'call' }} hash="contact">
          Request a call
        </Anchor>
      </>
    ),
  },
  {
    icon: IconVideo,
    title: 'Video call',
    text: 'By appointment, for Enterprise.',
    link: (
      <Anchor to="/support" search={{ topic: 'sales' }} hash="contact">
        Talk to sales
      </Anchor>
    ),
  },
]

const stats = [
  { value: '98%', label: 'satisfaction' },
  { value: '85%', label: 'first-contact resolution' },
  { value: '200+', label: 'support engineers' },
]

const selfService: readonly Feature[] = [
  {
    icon: IconBook2,
    title: 'Documentation',
    text: 'Guides for every product and the API reference.',
    link: <Anchor to="/documentation">Read the documentation</Anchor>,
  },
  {
    icon: IconUsersGroup,
    title: 'Community guides',
    text: 'Recipes from customers, with tested scripts.',
    link: (
      <Anchor to="/documentation" hash="community">
        Read the guides
      </Anchor>
    ),
  },
  {
    icon: IconBrandYoutube,
    title: 'Video tutorials',
    text: 'Short recordings of the console, with captions.',
    link: (
      <Anchor to="/documentation" hash="walkthroughs">
        Watch the walkthroughs
      </Anchor>
    ),
  },
  {
    icon: IconActivity,
    title: 'System status',
    text: 'Every service and region, with 90 days of history.',
    link: <Anchor to="/status">View system status</Anchor>,
  },
]

/** Support channels, support plans and the contact form, which all contact buttons of the site link to. */
export function SupportScreen({
  title,
  topic,
  onChat,
}: {
  readonly title: string
  readonly topic?: AddressedTopic | undefined
  /** Opens the chat panel. */
  readonly onChat: () => void
}) {
  return (
    <>
      <SiteHero
        above={<Breadcrumbs trail={[{ title: 'Support', path: '/support' }]} />}
        title={title}
        lead="Talk to an engineer by chat, email, phone or video call."
        actions={
          <>
            <Button size="lg" aria-haspopup="dialog" onClick={onChat}>
              Start Live Chat
            </Button>
            <ContactButton topic="call" size="lg" variant="outline">
              Call Support
            </ContactButton>
          </>
        }
      />
      <Section title="Four ways to reach us" heading="beside">
        <FeatureGrid features={[chatChannel(onChat), ...channels]} />
      </Section>
      <Section title="Support by the numbers" tone="band" heading="beside">
        <Stats facts={stats} />
      </Section>
      <Section
        title="Who you’ll talk to"
        lead={`Four of the engineers you might meet in a chat. They’re available 24/7 on paid plans, and ${businessHoursText()} for everyone else.`}
      >
        <People people={SUPPORT_TEAM} />
      </Section>
      <Section title="Self-service" lead="Answers to common questions, without waiting." heading="beside">
        <FeatureGrid features={selfService} />
      </Section>
      <Section
        id="plans"
        title="Support plans"
        lead={
          <>
            Standard comes with every paid plan. These are typical response times. For guaranteed times, see
            the{' '}
            <Anchor to="/pricing" search={{ tab: 'compare' }} underline="always">
              plan comparison
            </Anchor>
            .
          </>
        }
        tone="band"
      >
        <SupportPlans />
      </Section>
      <Section
        id="contact"
        title="Contact us"
        lead={`Send us a message. An engineer replies within ${REPLY_WITHIN_HOURS} hours.`}
        heading="beside"
      >
        <ContactForm addressed={topic} />
      </Section>
    </>
  )
}

const facts: readonly { readonly name: string; readonly of: (plan: SupportPlanEntry) => string }[] = [
  { name: 'Price', of: priceOf },
  { name: 'Response', of: ({ responseTime }) => capitalize(responseTime) },
  { name: 'Availability', of: ({ availability }) => capitalize(availability) },
]

function SupportPlans() {
  return (
    // On phones each plan is a card. Explicit roles keep the table semantics.
    <div className={classes.frame}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: not redundant for a table that is drawn as cards */}
      <table role="table" aria-label="Support plans, side by side" className={classes.plans}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              Plan
            </th>
            {facts.map(({ name }) => (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ))}
            <th role="columnheader" scope="col">
              <VisuallyHidden>Choose</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {SUPPORT_PLANS.map((plan) => (
            <tr key={plan.id} role="row">
              <th role="rowheader" scope="row">
                {plan.name}
                {plan.popular && <span className={classes.badge}>Most Popular</span>}
                <span className={`${dotted.line} ${classes.features}`}>
                  {plan.features.map((feature) => (
                    <span key={feature}>{feature}</span>
                  ))}
                </span>
              </th>
              {facts.map(({ name, of }) => (
                <td key={name} role="cell" data-name={name}>
                  {of(plan)}
                </td>
              ))}
              <td role="cell">
                <PlanButton plan={plan} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  )
}

function priceOf({ price }: SupportPlanEntry): string {
  if (typeof price === 'object') return `$${price.amount / 100}/month`
  return { free: 'Free', included: 'Included', custom: 'Custom' }[price]
}

function PlanButton({ plan }: { readonly plan: SupportPlanEntry }) {
  const action = planAction(plan.price)
  const preposition = { 'Get Started': 'with', Upgrade: 'to', 'Contact Sales': 'about' }[action]
  const words = (
    <>
      {action}
      <VisuallyHidden>
        {' '}
        {preposition} {plan.name}
      </VisuallyHidden>
    </>
  )
  if (plan.price === 'free') {
    return (
      <LinkButton to="/signup" variant="outline">
        {words}
      </LinkButton>
    )
  }
  // Included plans link to pricing; paid ones are arranged by email.
  if (plan.price === 'included') return <LinkButton to="/pricing">{words}</LinkButton>
  return (
    <LinkButton
      to="/support"
      search={{ topic: plan.price === 'custom' ? 'sales' : 'billing' }}
      hash="contact"
      variant="outline"
    >
      {words}
    </LinkButton>
  )
}
