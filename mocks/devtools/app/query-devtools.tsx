import type { QueryClient } from '@tanstack/react-query'
import { ReactQueryDevtoolsPanel } from '@tanstack/react-query-devtools/production'

interface QueryDevtoolsProps {
  readonly client: QueryClient
  readonly theme: 'light' | 'dark'
}

/** Uses the production entry, which also works in built pages. */
export default function QueryDevtools({ client, theme }: QueryDevtoolsProps) {
  return <ReactQueryDevtoolsPanel client={client} theme={theme} />
}
