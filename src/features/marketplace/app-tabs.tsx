import { IconStarFilled } from '@tabler/icons-react'
import type { MarketplaceApp } from '#src/api/generated/types.gen.ts'
import { regionName } from '#src/domain/region.ts'
import { PlainTabs } from '#src/ui/plain-tabs.tsx'
import { CheckList } from '#src/ui/site/check-list.tsx'
import classes from './app.module.css'
import type { AppTab } from './app-search.ts'
import { siteFormat } from './marketplace-labels.ts'

const labels: Readonly<Record<AppTab, string>> = {
  overview: 'Overview',
  features: 'Features',
  documentation: 'Documentation',
  reviews: 'Reviews',
}

interface AppTabsProps {
  readonly app: MarketplaceApp
  readonly tab: AppTab
  readonly onChange: (tab: AppTab) => void
}

export function AppTabs({ app, tab, onChange }: AppTabsProps) {
  return (
    <PlainTabs label={`About ${app.name}`} value={tab} labels={labels} onChange={onChange}>
      {(name) => (
        <div className={classes.text}>
          {name === 'overview' && <Overview app={app} />}
          {name === 'features' && <Features app={app} />}
          {name === 'documentation' && <Documentation app={app} />}
          {name === 'reviews' && <Reviews app={app} />}
        </div>
      )}
    </PlainTabs>
  )
}

interface AppProps {
  readonly app: MarketplaceApp
}

function Overview({ app }: AppProps) {
  return (
    <>
      <h2>About</h2>
      <Paragraphs text={app.longDescription} />
      <h2>Key Features</h2>
      <CheckList points={app.features.slice(0, 4)} />
      <h2>Technology Stack</h2>
      <ul className={classes.chips}>
        {app.techStack.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </>
  )
}

function Features({ app }: AppProps) {
  return (
    <>
      <h2>Features</h2>
      <CheckList points={app.features} />
      <p className={classes.note}>Production-ready and fully supported</p>
    </>
  )
}

function Documentation({ app }: AppProps) {
  return (
    <>
      <h2>Getting started</h2>
      <Paragraphs text={app.documentation} />
      <h2>Deployment</h2>
      <dl className={classes.list}>
        <dt>Typical time</dt>
        <dd>{app.deploymentTime}</dd>
        <dt>Regions</dt>
        <dd>{app.supportedRegions.map(regionName).join(', ')}</dd>
        <dt>SSL</dt>
        <dd>Certificates are issued and renewed for you.</dd>
        <dt>Security</dt>
        <dd>Disks are encrypted, and security updates are installed automatically.</dd>
        {app.demoUrl !== null && (
          <>
            <dt>Demo</dt>
            <dd>
              <a href={app.demoUrl} target="_blank" rel="noopener noreferrer">
                {new URL(app.demoUrl).host}
                <span className="visually-hidden"> (opens in a new tab)</span>
              </a>
            </dd>
          </>
        )}
      </dl>
    </>
  )
}

function Reviews({ app: { metrics, reviewShares } }: AppProps) {
  return (
    <>
      <h2>Reviews</h2>
      <p className={classes.average}>
        <strong>{metrics.rating.toFixed(1)}</strong>
        <span>out of 5, {siteFormat.number(metrics.reviews)} reviews</span>
      </p>
      <ul className={classes.shares} aria-label="Reviews by stars">
        {reviewShares.map(({ stars, percent }) => (
          <li key={stars}>
            <span>
              {stars} <IconStarFilled size={14} aria-hidden="true" />
              <span className="visually-hidden">{stars === 1 ? 'star' : 'stars'}</span>
            </span>
            <span className={classes.bar} aria-hidden="true">
              <span style={{ width: `${percent}%` }} />
            </span>
            <span className={classes.percent}>{percent}%</span>
          </li>
        ))}
      </ul>
      <p>Reviews will appear here after deployment</p>
    </>
  )
}

/** Splits the text into paragraphs at empty lines. */
function Paragraphs({ text }: { readonly text: string }) {
  return text.split('\n\n').map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}
