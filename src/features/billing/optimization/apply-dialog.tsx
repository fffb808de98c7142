import { Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getRecommendationOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { applyRecommendation } from '#src/api/generated/sdk.gen.ts'
import type { RecommendationPreview } from '#src/api/generated/types.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { DeleteResourceDialog } from '#src/resources/actions/delete-resource-dialog.tsx'
import { Notice } from '#src/resources/detail/notice.tsx'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { isDeleted } from '#src/resources/queries.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from '../billing.module.css'
import { refreshRecommendations } from '../billing-queries.ts'
import { recommendationNoun } from './recommendation-labels.ts'

/** Shows the effect and savings of a recommendation, then applies it. */
export default function ApplyDialog({
  opened,
  recommendationId,
  onClose,
}: {
  readonly opened: boolean
  readonly recommendationId: string
  readonly onClose: () => void
}) {
  // Don't refetch after applying: the recommendation no longer exists, so the request would return 404.
  const [applied, setApplied] = useState<string>()
  const { data, error, isFetching, refetch } = useQuery({
    ...getRecommendationOptions({ path: { recommendationId } }),
    // Always refetch: the savings may have changed since the list loaded.
    staleTime: 0,
    retry: false,
    enabled: opened && recommendationId !== '' && recommendationId !== applied,
  })
  // Keep the last preview while the dialog closes.
  const [shown, setShown] = useState<RecommendationPreview>()
  if (opened && data !== undefined && data !== shown) setShown(data)
  const preview = opened ? data : shown
  if (preview !== undefined && !isDeleted(error))
    return <Preview opened={opened} preview={preview} onApply={setApplied} onClose={onClose} />
  return (
    <Dialog opened={opened} onClose={onClose} title="Recommendation">
      {recommendationId === '' || isDeleted(error) ? (
        <p>This recommendation no longer applies, because the resource has changed.</p>
      ) : error === null ? (
        <Skeleton height="10rem" />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </Dialog>
  )
}

function Preview({
  opened,
  preview,
  onApply,
  onClose,
}: {
  readonly opened: boolean
  readonly preview: RecommendationPreview
  /** Called with the ID when applying starts, and with undefined if it fails. */
  readonly onApply: (recommendationId: string | undefined) => void
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const canApply = useCan(requiredPermission.applyRecommendation, recommendationNoun)
  const apply = useMutation({
    mutationFn: (recommendationId: string) => applyRecommendation({ path: { recommendationId } }),
    onMutate: onApply,
    onError: () => onApply(undefined),
    onSettled: () => refreshRecommendations(client),
  })
  const { recommendation, blockedReason } = preview
  const { id, title, action, resource } = recommendation
  const label = resourceLabel(resource)
  const successMessage = action === 'resize' ? `${label} is being resized` : `${label} is being deleted`
  const confirmation = confirmationOf(apply, { variables: id, successMessage, onClose })
  const reason = denialReason(canApply) ?? blockedReason

  if (action === 'delete' && reason === null) {
    // Deletion always requires typing the name.
    return (
      <DeleteResourceDialog
        opened={opened}
        {...confirmation}
        id={resource.id}
        name={resource.name}
        label={label}
      >
        <Plan preview={preview} />
      </DeleteResourceDialog>
    )
  }
  return (
    <ConfirmDialog
      opened={opened}
      {...confirmation}
      title={`${title}?`}
      confirmLabel={action === 'resize' ? 'Resize' : 'Delete'}
      destructive={action === 'delete'}
      disabledReason={reason}
    >
      <Plan preview={preview} />
    </ConfirmDialog>
  )
}

function Plan({ preview }: { readonly preview: RecommendationPreview }) {
  const format = useFormat()
  const { recommendation, steps, restarts, deletesData, costAfter, blockedReason } = preview
  const { monthlyCost, monthlySavings } = recommendation
  return (
    <>
      <dl className={classes.comparison}>
        <div>
          <dt>Current monthly cost</dt>
          <dd>{format.money(monthlyCost)}</dd>
        </div>
        <div>
          <dt>New monthly cost</dt>
          <dd>{format.money(costAfter)}</dd>
        </div>
        <div>
          <dt>Saved</dt>
          <dd>{format.money(monthlySavings)}</dd>
        </div>
      </dl>
      <div>
        <p>Steps:</p>
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      {restarts && <Notice tone="warning">It restarts and is unreachable for less than a minute.</Notice>}
      {deletesData && <Notice tone="warning">Its data is permanently deleted.</Notice>}
      {blockedReason !== null && <Notice tone="warning">{blockedReason}</Notice>}
    </>
  )
}
