import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { inspectedApp } from '#src/inspected-app.ts'
import { Button, Empty, Section } from '../kit.tsx'
import styles from '../panel.module.css'
import { usePanelContext } from '../panel-context.tsx'

/** Large, so each loads when its tab is first shown. */
const QueryDevtools = lazy(() => import('../app/query-devtools.tsx'))
const RouterDevtools = lazy(() => import('../app/router-devtools.tsx'))

/** TanStack's own devtools, for the app instead of the mock. */
export function AppSection({ tool }: { readonly tool: 'query' | 'router' }) {
  const { leaveWindow } = usePanelContext()
  const theme = useColorScheme()
  const { queryClient, router } = inspectedApp
  // They listen for clicks in the document of the page only.
  if (leaveWindow !== null) {
    return (
      <Notice
        tool={tool}
        action={
          <Button tone="accent" onClick={leaveWindow}>
            Dock to bottom
          </Button>
        }
      >
        The devtools of {titles[tool]} work in the page’s own window only.
      </Notice>
    )
  }
  if (tool === 'query') {
    if (queryClient === undefined) return <Notice tool={tool}>This page has not used the API yet.</Notice>
    return (
      <Devtools tool={tool}>
        <QueryDevtools client={queryClient} theme={theme} />
      </Devtools>
    )
  }
  if (router === undefined) return <Notice tool={tool}>This page has no router yet.</Notice>
  return (
    <Devtools tool={tool}>
      <RouterDevtools router={router} />
    </Devtools>
  )
}

const titles = { query: 'TanStack Query', router: 'TanStack Router' } as const

interface PartProps {
  readonly tool: keyof typeof titles
  readonly children: ReactNode
}

function Notice({ tool, action, children }: PartProps & { readonly action?: ReactNode }) {
  return (
    <Section title={titles[tool]} actions={action}>
      <Empty>{children}</Empty>
    </Section>
  )
}

function Devtools({ tool, children }: PartProps) {
  return (
    <section aria-label={titles[tool]} className={styles.embedded}>
      <Suspense fallback={<Empty>Loading …</Empty>}>{children}</Suspense>
    </section>
  )
}

const root = document.documentElement

function useColorScheme(): 'light' | 'dark' {
  return useSyncExternalStore(
    (listener) => {
      const observer = new MutationObserver(listener)
      observer.observe(root, { attributeFilter: ['data-mantine-color-scheme'] })
      return () => observer.disconnect()
    },
    () => (root.dataset.mantineColorScheme === 'dark' ? 'dark' : 'light'),
  )
}
