import { useQuery } from '@tanstack/react-query'
import { readFromMock } from './mock-routes.ts'

interface MockState {
  readonly live: { readonly url: string | null; readonly operations: readonly string[] }
}

/**
 * Source of the answers to an operation: the mock, or the URL of a live backend; null without a mock. Until it is known,
 * the mock, unless the build has something live: prerendered pages show its helpers.
 */
export function useAnswerSource(
  operation: 'logIn' | 'verifySignUp' | 'confirmEmailChange',
): 'mock' | { readonly url: string } | null {
  const { data, isPending } = useQuery({
    queryKey: ['demo-live'],
    queryFn: async () => (await readFromMock<MockState>('/state')).live,
    // A rule or scenario may have changed it since.
    staleTime: 0,
    retry: false,
  })
  if (isPending && !import.meta.env.VITE_LIVE) return 'mock'
  if (data === undefined) return null
  return data.operations.includes(operation) ? { url: data.url ?? location.origin } : 'mock'
}
