import { getRouteApi } from '@tanstack/react-router'
import { brand } from '#src/brand.ts'
import { PLANS } from '#src/domain/plan-catalog.ts'
import { LinkButton } from '#src/ui/link.tsx'
import { PlainTabs } from '#src/ui/plain-tabs.tsx'
import { Breadcrumbs } from '#src/ui/site/breadcrumbs.tsx'
import { CallToAction } from '#src/ui/site/call-to-action.tsx'
import { ContactButton } from '#src/ui/site/contact-button.tsx'
import { Faq } from '#src/ui/site/faq.tsx'
import { Section } from '#src/ui/site/section.tsx'
import { SiteHero } from '#src/ui/site/site-hero.tsx'
import { StructuredData } from '#src/ui/site/structured-data.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { Calculator } from './calculator.tsx'
import { PlanCards } from './plan-cards.tsx'
import { PlanTable } from './plan-table.tsx'
import { type PricingSearch, pricingSearch } from './pricing-search.ts'
import { ProductPrices } from './product-prices.tsx'
import { PRICING_QUESTIONS } from './questions.ts'

const route = getRouteApi('/_site/pricing')

/** `/pricing`: plans, comparison and cost calculator. */
export function PricingScreen() {
  const urlSearch = route.useSearch()
  const navigate = route.useNavigate()
  const search = useHydrated() ? urlSearch : pricingSearch.defaults

  function change(part: Partial<PricingSearch>): void {
    void navigate({ search: (now) => ({ ...now, ...part }), replace: true, resetScroll: false })
  }

  return (
    <>
      <SiteHero
        above={<Breadcrumbs trail={[{ title: 'Pricing', path: '/pricing' }]} />}
        title="Simple, predictable pricing"
        lead="Transparent pricing with no hidden fees. Start free, try Pro or Team for 14 days without a card, and change plans whenever you like."
      />
      <Section title="Plans" id="plans">
        <PlainTabs
          label="Plans"
          value={search.tab}
          labels={{ plans: 'Plans', compare: 'Compare' }}
          onChange={(tab) => change({ tab })}
        >
          {(tab) => (tab === 'plans' ? <PlanCards /> : <PlanTable />)}
        </PlainTabs>
      </Section>
      <Section
        id="calculator"
        tone="band"
        title="Cost calculator"
        lead="Add what you plan to run. The estimate is saved in the URL, so you can share it."
      >
        <Calculator search={search} onChange={change} />
      </Section>
      <Section
        id="products"
        title="Prices by product"
        lead="The same on every plan. The cost calculator has all sizes and tiers."
        heading="beside"
      >
        <ProductPrices />
      </Section>
      <Section id="faq" tone="band" title="Frequently asked questions" heading="beside">
        <Faq questions={PRICING_QUESTIONS} />
      </Section>
      <CallToAction
        title="Start for free today"
        text="The Free plan needs no card and never expires. Upgrade to Pro when users depend on you."
      >
        <LinkButton to="/signup" size="lg">
          Get Started Free
        </LinkButton>
        <ContactButton topic="sales" size="lg" variant="outline-white">
          Contact Sales
        </ContactButton>
      </CallToAction>
      <StructuredData data={planData} />
    </>
  )
}

/** Structured data for search engines: a product with one offer per plan. */
const planData = {
  '@type': 'Product',
  name: `${brand.name} cloud platform`,
  description: brand.description,
  brand: { '@type': 'Brand', name: brand.name },
  offers: PLANS.flatMap(({ name, description, monthlyPrice }) =>
    monthlyPrice === null
      ? []
      : [
          {
            '@type': 'Offer',
            name,
            description,
            price: (monthlyPrice.amount / 100).toFixed(2),
            priceCurrency: monthlyPrice.currency,
            url: `${brand.siteUrl}/pricing`,
            availability: 'https://schema.org/InStock',
          },
        ],
  ),
} as const
