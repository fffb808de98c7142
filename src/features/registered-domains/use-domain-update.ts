import { useQueryClient } from '@tanstack/react-query'
import { updateRegisteredDomain } from '#src/api/generated/sdk.gen.ts'
import type { RegisteredDomainUpdate } from '#src/api/generated/types.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { refreshDomains } from './domain-queries.ts'

/** Mutation that changes a domain. */
export function useDomainUpdate(registeredDomainId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: RegisteredDomainUpdate) =>
      updateRegisteredDomain({ path: { registeredDomainId }, body }),
    onSettled: () => refreshDomains(client),
  })
}
