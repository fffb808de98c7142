import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { getQueryClient } from './query-client.ts'

/** Wraps a lazy-loaded part of a public page with the query client. The console provides it for all pages. */
export function withQueryClient<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function WithQueryClient(props: Props) {
    return (
      <QueryClientProvider client={getQueryClient()}>
        <Part {...props} />
      </QueryClientProvider>
    )
  }
}
