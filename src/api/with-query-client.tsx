import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { getQueryClient } from './query-client.ts'

/** A part of a public page that is loaded on demand, with the query cache. The console has it around everything. */
export function withQueryClient<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function WithQueryClient(props: Props) {
    return (
      <QueryClientProvider client={getQueryClient()}>
        <Part {...props} />
      </QueryClientProvider>
    )
  }
}
