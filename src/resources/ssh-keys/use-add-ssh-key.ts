import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createSshKey } from '#src/api/generated/sdk.gen.ts'
import type { SshKeyCreate } from '#src/api/generated/types.gen.ts'
import { invalidateOperations } from '#src/resources/cache.ts'

/** Adds a key to the organisation. The same request key makes a repeated request harmless. */
export function useAddSshKey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({
      body,
      idempotencyKey,
    }: {
      readonly body: SshKeyCreate
      readonly idempotencyKey: string
    }) => createSshKey({ body, headers: { 'Idempotency-Key': idempotencyKey } }),
    onSuccess: () => invalidateOperations(client, ['listSshKeys']), // the new key can be chosen
  })
}
