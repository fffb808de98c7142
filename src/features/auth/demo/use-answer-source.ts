import { useQuery } from '@tanstack/react-query'
import { readFromMock } from '#src/api/mock-routes.ts'

interface MockState {
  readonly live: { readonly url: string | null; readonly operations: readonly string[] }
}

/** Source of the answers to an operation: the mock, or the URL of a live backend. Null until known, or without a mock. */
export function useAnswerSource(
  operation: 'logIn' | 'verifySignUp',
): 'mock' | { readonly url: string } | null {
  const { data } = useQuery({
    queryKey: ['demo-live'],
    queryFn: async () => (await readFromMock<MockState>('/state')).live,
    // A rule or scenario may have changed it since.
    staleTime: 0,
    retry: false,
  })
  if (data === undefined) return null
  return data.operations.includes(operation) ? { url: data.url ?? location.origin } : 'mock'
}
