import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'

/** Parts of the running app that the mock's panel inspects. Stays empty in production. */
export const inspectedApp: { queryClient?: QueryClient; router?: AnyRouter } = {}
