import { IconCheck } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import type { Recommendation } from '#src/api/generated/types.gen.ts'
import { ALLOWED, denied } from '#src/domain/check-result.ts'
import { useStartBulkRun } from '#src/resources/actions/use-bulk-actions.tsx'
import { useCan } from '#src/resources/permissions.ts'
import type { Format } from '#src/ui/format.ts'
import type { BulkAction } from '#src/ui/resource-table/columns.ts'
import { countOf } from '#src/ui/resource-table/list-state.ts'
import { refreshRecommendations } from '../billing-queries.ts'
import { recommendationNoun } from './recommendation-labels.ts'
import { savingsOf } from './recommendation-list.ts'

/** Applies several at once. Deletions among them require typing a sentence, as everywhere. */
export function useBulkApply(format: Format): readonly BulkAction<Recommendation>[] {
  const client = useQueryClient()
  const canApply = useCan(requiredPermission.applyRecommendation, recommendationNoun)
  const start = useStartBulkRun()
  const count = (rows: number) => countOf(rows, recommendationNoun, format.number)
  return [
    {
      key: 'apply',
      label: 'Apply',
      running: 'Applying',
      icon: <IconCheck size={16} aria-hidden="true" />,
      check: ({ dismissed }) => {
        if (!canApply.allowed) return canApply
        return dismissed === null ? ALLOWED : denied('The recommendation is dismissed. Restore it first.')
      },
      start: (selection) => start({ resourceType: 'recommendation', action: 'apply' }, selection),
      done: (applied) => `${count(applied)} applied`,
      onProgress: () => void refreshRecommendations(client),
      confirm: (_, rows) => {
        const deletions = rows.filter(({ action }) => action === 'delete').length
        return {
          title: `Apply ${count(rows.length)}?`,
          body: (
            <p>
              {rows.length > deletions && 'Resized VMs restart. '}
              {deletions > 0 && 'Deleted resources and their data can’t be restored. '}
              Total savings: {format.money(savingsOf(rows))} per month.
            </p>
          ),
          ...(deletions > 0 && { requiredText: `apply ${rows.length}` }),
        }
      },
    },
  ]
}
