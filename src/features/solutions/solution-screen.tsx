import type { ReactNode } from 'react'
import { Anchor, LinkButton } from '#src/ui/link.tsx'
import { Breadcrumbs } from '#src/ui/site/breadcrumbs.tsx'
import { CallToAction } from '#src/ui/site/call-to-action.tsx'
import { ContactButton } from '#src/ui/site/contact-button.tsx'
import { Faq } from '#src/ui/site/faq.tsx'
import { FeatureGrid } from '#src/ui/site/feature-grid.tsx'
import { Flow } from '#src/ui/site/flow.tsx'
import { Section } from '#src/ui/site/section.tsx'
import { SiteHero } from '#src/ui/site/site-hero.tsx'
import { SpecSheet } from '#src/ui/site/spec-sheet.tsx'
import type { Solution, SolutionAction } from './solution.ts'
import classes from './solution-screen.module.css'

interface SolutionScreenProps {
  readonly solution: Solution
  /** Custom prices, between the products and the questions. */
  readonly children?: ReactNode
}

/** Solution page, such as `/solutions/saas`. */
export function SolutionScreen({ solution, children }: SolutionScreenProps) {
  const { path, name, headline, lead, actions, facts, reasons, layers, steps, questions, closing } = solution
  return (
    <>
      <SiteHero
        above={<Breadcrumbs trail={[{ title: name, path }]} />}
        title={headline}
        lead={lead}
        actions={<Actions actions={actions} other="outline" />}
        aside={<SpecSheet facts={facts} />}
      />
      <Section title={reasons.title} lead={reasons.lead}>
        <FeatureGrid features={reasons.features} />
      </Section>
      <Section tone="band" title={layers.title} lead={layers.lead}>
        <Flow stages={layers.stages} />
        <ul className={classes.layers}>
          {layers.items.map((layer) => (
            <li key={layer.name}>
              <h3>
                <Anchor to={layer.to} underline="always">
                  {layer.name}
                </Anchor>
              </h3>
              <p>{layer.does}</p>
            </li>
          ))}
        </ul>
      </Section>
      {children}
      <Section title={steps.title} tone={children === undefined ? 'plain' : 'band'}>
        <ol className={classes.steps}>
          {steps.items.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section
        tone={children === undefined ? 'band' : 'plain'}
        heading="beside"
        title="Frequently asked questions"
      >
        <Faq questions={questions} />
      </Section>
      <CallToAction title={closing.title} text={closing.text}>
        <Actions actions={closing.actions} other="outline-white" />
      </CallToAction>
    </>
  )
}

function Actions({
  actions,
  other,
}: {
  readonly actions: readonly SolutionAction[]
  /** Variant of all buttons but the first. */
  readonly other: 'outline' | 'outline-white'
}) {
  return actions.map((action, index) => {
    const variant = index === 0 ? 'default' : other
    if ('topic' in action) {
      return (
        <ContactButton key={action.label} topic={action.topic} size="lg" variant={variant}>
          {action.label}
        </ContactButton>
      )
    }
    if ('trialOf' in action) {
      return (
        <LinkButton
          key={action.label}
          to="/signup"
          search={{ plan: action.trialOf }}
          size="lg"
          variant={variant}
        >
          {action.label}
        </LinkButton>
      )
    }
    const { label, to, hash } = action
    return (
      <LinkButton key={label} to={to} {...(hash !== undefined && { hash })} size="lg" variant={variant}>
        {label}
      </LinkButton>
    )
  })
}
