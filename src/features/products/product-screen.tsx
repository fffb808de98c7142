import type { ComponentType, ReactNode } from 'react'
import { brand } from '#src/brand.ts'
import { findPlan } from '#src/domain/plan-catalog.ts'
import { isPaidPlan, type PaidPlan } from '#src/domain/plan-choice.ts'
import type { PlanId } from '#src/domain/plan-id.ts'
import { Anchor, LinkButton } from '#src/ui/link.tsx'
import { Breadcrumbs } from '#src/ui/site/breadcrumbs.tsx'
import { CallToAction } from '#src/ui/site/call-to-action.tsx'
import { CodeSample } from '#src/ui/site/code-sample.tsx'
import { ConsolePicture } from '#src/ui/site/console-picture.tsx'
import { ContactButton } from '#src/ui/site/contact-button.tsx'
import { Entries } from '#src/ui/site/entries.tsx'
import { FeatureGrid } from '#src/ui/site/feature-grid.tsx'
import { Flow } from '#src/ui/site/flow.tsx'
import { Section } from '#src/ui/site/section.tsx'
import { SiteHero } from '#src/ui/site/site-hero.tsx'
import { SpecSheet } from '#src/ui/site/spec-sheet.tsx'
import { Stats } from '#src/ui/site/stats.tsx'
import { StructuredData } from '#src/ui/site/structured-data.tsx'
import { TierCards } from '#src/ui/site/tier-cards.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import type { ProductContent, ProductTier } from './product-content.ts'
import classes from './product-screen.module.css'
import type { ProductStory } from './product-story.ts'
import { offerOf, priceTag } from './tier-cost.ts'

interface ProductScreenProps {
  readonly content: ProductContent
  /** Part of the console that can be tried. */
  readonly sample: ComponentType
  /** Product-specific sections between the prices and the closing section. */
  readonly children?: ReactNode
}

/** Product page. All products share this layout. */
export function ProductScreen({ content, sample: Sample, children }: ProductScreenProps) {
  const { path, title, lead, facts, features, useCases, close, story } = content
  const format = useFormat()
  const tiers = content.tiers(format)
  return (
    <>
      <SiteHero
        title={title}
        lead={lead}
        above={<Breadcrumbs trail={[{ title, path }]} />}
        actions={
          <>
            <StartFreeTrial planId={content.planId} />
            <LinkButton to="/pricing" size="lg" variant="outline">
              View Pricing
            </LinkButton>
          </>
        }
        picture={<ConsolePicture {...content.picture} />}
        below={<Stats facts={facts} />}
      />
      <Section title={story.problem.title} lead={story.problem.text} id="problem">
        <h3 className={classes.flowTitle}>{story.flow.title}</h3>
        <Flow stages={story.flow.stages} />
      </Section>
      <Section title={story.sample.title} lead={story.sample.text} tone="band" id="try">
        <Sample />
      </Section>
      <Section title={content.featuresTitle} id="features">
        <FeatureGrid features={features} />
      </Section>
      {story.quickStart && (
        <Section title="Quick start" tone="band" id="quick-start">
          <QuickStart {...story.quickStart} guide={story.guide} />
        </Section>
      )}
      <Section
        title={content.useCasesTitle}
        tone={story.quickStart ? 'plain' : 'band'}
        heading="beside"
        id="use-cases"
      >
        <Entries entries={useCases} />
      </Section>
      <Section
        title="Limits"
        tone={story.quickStart ? 'band' : 'plain'}
        heading="beside"
        id="limits"
        lead={
          <>
            Details are in the{' '}
            <Anchor to="/documentation/$category/$article" params={story.guide} underline="always">
              guide
            </Anchor>
            .
          </>
        }
      >
        <SpecSheet facts={story.limits} />
      </Section>
      <Section
        title="Pricing"
        tone={story.quickStart ? 'plain' : 'band'}
        lead={tiersLead(content, tiers)}
        id="pricing"
      >
        <TierCards
          tiers={tiers.map(({ cost, planId = content.planId, ...tier }) => ({
            ...tier,
            ...priceTag(cost, format),
            ...(tier.name === content.popularTier && { badge: 'Most Popular' }),
            action: <TierButton cost={cost} planId={planId} isPopular={tier.name === content.popularTier} />,
          }))}
        />
      </Section>
      {children}
      <CallToAction title={close.title} text={close.text}>
        <StartFreeTrial planId={content.planId} />
        <ContactButton topic="sales" size="lg" variant="outline-white">
          Contact Sales
        </ContactButton>
      </CallToAction>
      <ProductData content={content} tiers={tiers} />
    </>
  )
}

function QuickStart({
  steps,
  sample,
  guide,
}: NonNullable<ProductStory['quickStart']> & Pick<ProductStory, 'guide'>) {
  return (
    <div className={classes.quickStart}>
      <div>
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <Anchor to="/documentation/$category/$article" params={guide} underline="always">
          Read the guide
        </Anchor>
      </div>
      <CodeSample label="API request" code={sample} />
    </div>
  )
}

/** Adds the plan that all tiers need; tiers with different plans name their own. */
function tiersLead({ planId, tiersLead: lead }: ProductContent, tiers: readonly ProductTier[]): string {
  const plan = findPlan(planId)
  if (plan === undefined || planId === 'free' || tiers.some((tier) => tier.planId !== undefined)) return lead
  return `${lead} Needs the ${plan.name} plan or a larger one.`
}

/** Plan whose trial starts with the account. */
function trialPlan(planId: PlanId): PaidPlan {
  return isPaidPlan(planId) ? planId : 'pro'
}

function StartFreeTrial({ planId }: Pick<ProductContent, 'planId'>) {
  return (
    <LinkButton to="/signup" search={{ plan: trialPlan(planId) }} size="lg">
      Start Free Trial
    </LinkButton>
  )
}

function TierButton({
  cost,
  planId,
  isPopular,
}: {
  readonly cost: ProductTier['cost']
  readonly planId: PlanId
  readonly isPopular: boolean
}) {
  const variant = isPopular ? 'default' : 'outline'
  if (cost === null || findPlan(planId)?.monthlyPrice === null) {
    return (
      <ContactButton topic="sales" variant={variant} fullWidth>
        Contact Sales
      </ContactButton>
    )
  }
  return (
    <LinkButton to="/signup" search={{ plan: trialPlan(planId) }} variant={variant} fullWidth>
      Get Started
    </LinkButton>
  )
}

/** Structured data for search engines: name and prices. */
function ProductData({
  content: { title, lead, path },
  tiers,
}: {
  readonly content: ProductContent
  readonly tiers: readonly ProductTier[]
}) {
  const url = brand.siteUrl + path
  return (
    <StructuredData
      data={{
        '@type': 'Product',
        name: `${brand.name} ${title}`,
        description: lead,
        url,
        brand: { '@type': 'Brand', name: brand.name },
        offers: tiers.flatMap(({ name, cost }) => (cost ? [offerOf(name, cost, url)] : [])),
      }}
    />
  )
}
