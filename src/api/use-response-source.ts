import { useQuery } from '@tanstack/react-query'
import { readFromMock } from './mock-routes.ts'

interface MockState {
  readonly live: { readonly url: string | null; readonly operations: readonly string[] }
}

/**
 * Backend of an operation: the mock, or a live one with its URL; null if the API is not a mock. While the state is
 * loading, assumes the mock unless the build has live operations, since prerendered pages show the mock's hints.
 */
export function useResponseSource(
  operation: 'logIn' | 'verifySignUp' | 'confirmEmailChange',
): 'mock' | { readonly url: string } | null {
  const { data, isPending } = useQuery({
    queryKey: ['demo-live'],
    queryFn: async () => (await readFromMock<MockState>('/state')).live,
    // A scenario may have changed it since.
    staleTime: 0,
    retry: false,
  })
  if (isPending && !import.meta.env.VITE_LIVE) return 'mock'
  if (data === undefined) return null
  return data.operations.includes(operation) ? { url: data.url ?? location.origin } : 'mock'
}
