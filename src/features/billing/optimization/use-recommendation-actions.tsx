import { IconArrowBackUp, IconCheck, IconEyeOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { dismissRecommendation, restoreRecommendation } from '#src/api/generated/sdk.gen.ts'
import type { Recommendation } from '#src/api/generated/types.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { useCan } from '#src/resources/permissions.ts'
import type { RowAction } from '#src/ui/resource-table/columns.ts'
import { toast } from '#src/ui/toast.tsx'
import { refreshRecommendations } from '../billing-queries.ts'
import type { BillingTabProps } from '../billing-tab.ts'
import { recommendationNoun } from './recommendation-labels.ts'

/** Menu of a row: applies or dismisses an open recommendation, or restores a dismissed one. */
export function useRecommendationActions(
  onDialog: BillingTabProps['onDialog'],
): (recommendation: Recommendation) => readonly RowAction[] {
  const client = useQueryClient()
  const canApply = useCan(requiredPermission.applyRecommendation, recommendationNoun)
  const canDismiss = useCan(requiredPermission.dismissRecommendation, recommendationNoun)
  const restore = useMutation({
    mutationFn: ({ id }: Recommendation) => restoreRecommendation({ path: { recommendationId: id } }),
    onSuccess: (_, { title }) => toast.success('Recommendation restored', title),
    onError: (failure) => toast.problem('Could not restore the recommendation', failure),
    onSettled: () => refreshRecommendations(client),
  })
  const dismiss = useMutation({
    mutationFn: ({ id }: Recommendation) => dismissRecommendation({ path: { recommendationId: id } }),
    onSuccess: (_, item) =>
      toast.success('Recommendation dismissed', item.title, {
        label: 'Undo',
        onSelect: () => restore.mutate(item),
      }),
    onError: (failure) => toast.problem('Could not dismiss the recommendation', failure),
    onSettled: () => refreshRecommendations(client),
  })
  return (item) =>
    item.dismissed === null
      ? [
          {
            key: 'apply',
            label: 'Apply',
            icon: <IconCheck size={16} aria-hidden="true" />,
            check: canApply,
            onSelect: () => onDialog('apply', item.id),
          },
          {
            key: 'dismiss',
            label: 'Dismiss',
            icon: <IconEyeOff size={16} aria-hidden="true" />,
            check: canDismiss,
            onSelect: () => dismiss.mutate(item),
          },
        ]
      : [
          {
            key: 'restore',
            label: 'Restore',
            icon: <IconArrowBackUp size={16} aria-hidden="true" />,
            check: canDismiss,
            onSelect: () => restore.mutate(item),
          },
        ]
}
