import { IconArrowLeft, IconExternalLink, IconRosetteDiscountCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { MarketplaceApp } from '#src/api/generated/types.gen.ts'
import { useIsSignedIn } from '#src/api/signed-in.ts'
import { brand } from '#src/brand.ts'
import { findPlan } from '#src/domain/plan-catalog.ts'
import { isPaidPlan } from '#src/domain/plan-choice.ts'
import { buttonLook } from '#src/ui/button.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { LinkButton } from '#src/ui/link.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { Breadcrumbs } from '#src/ui/site/breadcrumbs.tsx'
import { StructuredData } from '#src/ui/site/structured-data.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import classes from './app.module.css'
import { AppGrid } from './app-card.tsx'
import { AppLogo } from './app-logo.tsx'
import { AppRating } from './app-rating.tsx'
import { type AppSearch, type AppTab, appSearch } from './app-search.ts'
import { AppTabs } from './app-tabs.tsx'
import { billingNote, categoryLabels, formatPrice, offerLabels, siteFormat } from './marketplace-labels.ts'
import { appQuery, isNoApp } from './marketplace-queries.ts'

const DeployDialog = onDemand(() => import('./deploy-dialog.tsx'))

interface AppScreenProps {
  readonly id: string
  readonly search: AppSearch
  readonly onSearchChange: (search: AppSearch) => void
}

/** App page: description, price and the deploy button. */
export function AppScreen({ id, search: urlSearch, onSearchChange }: AppScreenProps) {
  // The page is prerendered without search parameters, so wait for hydration.
  const search = useHydrated() ? urlSearch : appSearch.defaults
  const signedIn = useIsSignedIn()
  const isSignedIn = signedIn === true
  const { data: app, error, isFetching, refetch } = useQuery(appQuery(id))
  // Deploying requires a session. Send signed-out users to sign-in and back to the dialog.
  const needsSignIn = signedIn === false && urlSearch.dialog === 'deploy'
  const navigate = useNavigate()
  const pathname = app === undefined ? null : `/marketplace/${app.category}/${app.id}`
  useEffect(() => {
    if (!needsSignIn || pathname === null) return
    void navigate({ to: '/login', search: { redirect: `${pathname}?dialog=deploy` }, replace: true })
  }, [needsSignIn, pathname, navigate])
  if (app === undefined) {
    if (isNoApp(error)) return <AppNotFound />
    return (
      <div className={classes.root} aria-busy={error === null || undefined}>
        {error !== null && (
          <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} level={1} />
        )}
      </div>
    )
  }
  const category = categoryLabels[app.category].title
  const path = `/marketplace/${app.category}/${app.id}`
  return (
    <div className={classes.root}>
      <Breadcrumbs
        trail={[
          { title: 'Marketplace', to: '/marketplace', path: '/marketplace' },
          {
            title: category,
            to: '/marketplace',
            search: { category: app.category },
            path: `/marketplace?category=${app.category}`,
          },
          { title: app.name, path },
        ]}
      />
      <LinkButton
        to="/marketplace"
        variant="ghost"
        size="sm"
        className={classes.back}
        leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
      >
        Back to Marketplace
      </LinkButton>
      <Head app={app} />
      <div className={classes.columns}>
        <aside className={classes.side} aria-label={`Deploy ${app.name}`}>
          <PriceCard app={app} isSignedIn={isSignedIn} tab={search.tab} />
          <FactsCard app={app} />
        </aside>
        <div className={classes.main}>
          <AppTabs app={app} tab={search.tab} onChange={(tab) => onSearchChange({ ...urlSearch, tab })} />
        </div>
      </div>
      {app.related.length > 0 && (
        <section className={classes.related} aria-labelledby="related-apps">
          <h2 id="related-apps">Related Apps</h2>
          <AppGrid apps={app.related} />
        </section>
      )}
      {isSignedIn && (
        <DeployDialog
          app={app}
          opened={search.dialog === 'deploy'}
          onClose={() => onSearchChange({ ...urlSearch, dialog: '' })}
        />
      )}
      <ProductData app={app} path={path} />
    </div>
  )
}

function AppNotFound() {
  return (
    <div className={classes.lost}>
      <title>{`App not found · ${brand.name}`}</title>
      <h1>App Not Found</h1>
      <p>The app you're looking for doesn't exist.</p>
      <LinkButton to="/marketplace">Back to Marketplace</LinkButton>
    </div>
  )
}

function Head({ app }: { readonly app: MarketplaceApp }) {
  const { name, vendor, shortDescription, metrics } = app
  return (
    <header className={classes.head}>
      <AppLogo app={app} size="page" />
      <div className={classes.title}>
        <h1>{name}</h1>
        <p className={classes.lead}>{shortDescription}</p>
        <div className={classes.facts}>
          <span>by {vendor.name}</span>
          {vendor.verified && (
            <span className={classes.verified}>
              <IconRosetteDiscountCheck size={16} aria-hidden="true" />
              Verified
            </span>
          )}
          <AppRating rating={metrics.rating} reviews={metrics.reviews} />
          <span>{siteFormat.number(metrics.installs)} installs</span>
        </div>
      </div>
    </header>
  )
}

interface PriceCardProps {
  readonly app: MarketplaceApp
  readonly isSignedIn: boolean
  readonly tab: AppTab
}

function PriceCard({ app, isSignedIn, tab }: PriceCardProps) {
  const { id, category, pricing, deployment, deploymentTime, supportedRegions, demoUrl } = app
  const params = { category, appId: id }
  const neededPlan = deployment.neededPlanId === 'free' ? undefined : findPlan(deployment.neededPlanId)
  return (
    <div className={classes.card}>
      <p className={classes.price}>{formatPrice(pricing)}</p>
      <p className={classes.note}>{billingNote(pricing, deployment)}</p>
      <dl className={classes.list}>
        <dt>Runs on</dt>
        <dd>{deployment.runsOn}</dd>
        <dt>Total</dt>
        <dd>{siteFormat.money(deployment.monthlyCost)} a month</dd>
        {neededPlan !== undefined && (
          <>
            <dt>Plan</dt>
            <dd>{neededPlan.name} or larger</dd>
          </>
        )}
        <dt>Setup time</dt>
        <dd>{deploymentTime}</dd>
        <dt>Regions</dt>
        <dd>
          {supportedRegions.length} {supportedRegions.length === 1 ? 'region' : 'regions'}
        </dd>
      </dl>
      <div className={classes.actions}>
        {isSignedIn ? (
          <LinkButton
            to="/marketplace/$category/$appId"
            params={params}
            search={{ tab, dialog: 'deploy' }}
            resetScroll={false}
            size="lg"
          >
            Deploy Now
          </LinkButton>
        ) : (
          <LinkButton
            to="/signup"
            // The account starts with a trial of the plan that the app needs.
            search={{
              redirect: `/marketplace/${category}/${id}?dialog=deploy`,
              ...(isPaidPlan(deployment.neededPlanId) && { plan: deployment.neededPlanId }),
            }}
            size="lg"
          >
            Deploy Now
          </LinkButton>
        )}
        {demoUrl !== null && <DemoLink href={demoUrl} />}
      </div>
      <p className={classes.terms}>By deploying, you agree to the vendor's terms</p>
    </div>
  )
}

function DemoLink({ href }: { readonly href: string }) {
  const look = buttonLook({
    variant: 'outline',
    size: 'lg',
    rightSection: <IconExternalLink size={16} aria-hidden="true" />,
    children: (
      <>
        Try Demo<span className="visually-hidden"> (opens in a new tab)</span>
      </>
    ),
  })
  return <a {...look} href={href} target="_blank" rel="noopener noreferrer" />
}

function FactsCard({ app }: { readonly app: MarketplaceApp }) {
  return (
    <div className={classes.card}>
      <h2>Details</h2>
      <dl className={classes.list}>
        <dt>Category</dt>
        <dd>{categoryLabels[app.category].title}</dd>
        <dt>Offer type</dt>
        <dd>{offerLabels[app.offerType]}</dd>
        <dt>Tags</dt>
        <dd>
          <ul className={classes.chips}>
            {app.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        </dd>
        <dt>Last updated</dt>
        <dd>
          <time dateTime={app.updatedAt}>{siteFormat.date(app.updatedAt)}</time>
        </dd>
      </dl>
    </div>
  )
}

/** Structured data for search engines: https://schema.org/Product. */
function ProductData({ app, path }: { readonly app: MarketplaceApp; readonly path: string }) {
  const { name, shortDescription, vendor, metrics, pricing } = app
  return (
    <StructuredData
      data={{
        '@type': 'Product',
        name,
        description: shortDescription,
        category: categoryLabels[app.category].title,
        brand: { '@type': 'Brand', name: vendor.name },
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: metrics.rating,
          reviewCount: metrics.reviews,
          bestRating: 5,
        },
        offers: {
          '@type': 'Offer',
          price: ((pricing.startingPrice?.amount ?? 0) / 100).toFixed(2),
          priceCurrency: pricing.startingPrice?.currency ?? 'USD',
          availability: 'https://schema.org/InStock',
          url: brand.siteUrl + path,
        },
      }}
    />
  )
}
