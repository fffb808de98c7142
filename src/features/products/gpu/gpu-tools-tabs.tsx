import { getRouteApi } from '@tanstack/react-router'
import { Anchor } from '#src/ui/link.tsx'
import { PlainTabs } from '#src/ui/plain-tabs.tsx'
import { CodeSample } from '#src/ui/site/code-sample.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { apiSample, cliSample, frameworks, quickStart } from './gpu-facts.ts'
import type { GpuTools } from './gpu-search.ts'
import classes from './gpu-tools-tabs.module.css'

const route = getRouteApi('/_site/products/gpu-as-a-service')

const labels: Readonly<Record<GpuTools, string>> = {
  frameworks: 'Frameworks',
  api: 'API & CLI',
  'quick-start': 'Quick start',
}

/** Tabs from the URL search, which the prerendered page doesn't know before hydration. */
export function GpuToolsTabs() {
  const { tools } = route.useSearch()
  const navigate = route.useNavigate()
  const isHydrated = useHydrated()
  return (
    <PlainTabs
      label="Tools"
      value={isHydrated ? tools : 'frameworks'}
      labels={labels}
      onChange={(next) => void navigate({ search: { tools: next }, replace: true, resetScroll: false })}
    >
      {(tab) => contents[tab]}
    </PlainTabs>
  )
}

const contents = {
  frameworks: (
    <ul className={classes.frameworks}>
      {frameworks.map(({ name, text }) => (
        <li key={name}>
          <strong>{name}</strong>
          {text}
        </li>
      ))}
    </ul>
  ),
  api: (
    <div className={classes.samples}>
      <CodeSample label="API request" code={apiSample} />
      <CodeSample label="CLI command" code={cliSample} />
      <p>
        Create a token under API Keys in Account Settings. Learn more in the{' '}
        <Anchor to="/documentation" underline="always">
          documentation
        </Anchor>
        .
      </p>
    </div>
  ),
  'quick-start': (
    <ol className={classes.steps}>
      {quickStart.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  ),
} satisfies Record<GpuTools, unknown>
