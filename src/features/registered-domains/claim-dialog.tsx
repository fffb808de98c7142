import { Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getDomainPurchaseOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { claimDomainPurchase } from '#src/api/generated/sdk.gen.ts'
import { isProblemWith } from '#src/api/problem.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { FirstZoneNote } from '#src/resources/first-zone-note.tsx'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { domainNoun } from './domain-labels.ts'
import { refreshDomains } from './domain-queries.ts'

/** Takes over a domain that was bought while signed out; the order mail links here. */
export default function ClaimDialog({
  purchaseId,
  opened,
  onClose,
}: {
  readonly purchaseId: string
  readonly opened: boolean
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const { data, error } = useQuery({
    ...getDomainPurchaseOptions({ path: { domainPurchaseId: purchaseId } }),
    enabled: opened,
  })
  const canClaim = useCan(requiredPermission.claimDomainPurchase, domainNoun)
  const claim = useMutation({
    mutationFn: (domainPurchaseId: string) => claimDomainPurchase({ path: { domainPurchaseId } }),
    onSettled: () => refreshDomains(client),
  })
  const domain = data?.domain ?? 'the domain'
  return (
    <ConfirmDialog
      opened={opened}
      {...confirmationOf(claim, {
        variables: purchaseId,
        successMessage: `${domain} is in your organization`,
        onClose,
      })}
      title={`Claim ${domain}?`}
      confirmLabel="Claim"
      locked={data === undefined}
      disabledReason={error === null ? denialReason(canClaim) : problemOf(error).detail}
    >
      {data === undefined && error === null ? (
        <Skeleton height="2.5rem" />
      ) : error === null ? (
        <p>
          Your organization gets the domain and a DNS zone for it. The domain is already paid for.
          <FirstZoneNote />
        </p>
      ) : (
        isProblemWith(error, 'not_found') && (
          <p>This link is not valid, or another organization has claimed the domain.</p>
        )
      )}
    </ConfirmDialog>
  )
}
