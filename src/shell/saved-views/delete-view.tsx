import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { deleteSavedView } from '#src/api/generated/sdk/saved-views.gen.ts'
import type { SavedView } from '#src/api/generated/types.gen.ts'
import { invalidateOperations } from '#src/api/operation-queries.ts'
import { isProblemWith } from '#src/api/problem.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { Button } from '#src/ui/button.tsx'
import { DialogProblem } from '#src/ui/dialog-problem.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useRetryAfter } from '#src/ui/use-retry-after.ts'
import classes from './saved-views.module.css'

/** Question before a saved view is deleted. */
export function DeleteView({ view, onDone }: { readonly view: SavedView; readonly onDone: () => void }) {
  const client = useQueryClient()
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  const remove = useMutation({
    mutationFn: async (savedViewId: string) => {
      try {
        await deleteSavedView({ path: { savedViewId } })
      } catch (error) {
        // Deleted by an earlier attempt, whose response was lost, or in another tab.
        if (!isProblemWith(error, 'not_found')) throw error
      }
    },
    onSuccess: async () => {
      await invalidateOperations(client, ['listSavedViews'])
      toast.success('View deleted', view.name)
      onDone()
    },
  })
  const wait = useRetryAfter(remove.error)
  return (
    <div className={classes.form}>
      <p className={classes.note}>
        Delete “{view.name}”?{view.isShared && ' It disappears for everyone in the organization.'}
      </p>
      <DialogProblem error={remove.error} wait={wait} />
      <div className={classes.buttons}>
        <Button
          variant="destructive"
          size="sm"
          loading={remove.isPending}
          disabled={wait > 0}
          onClick={() => remove.mutate(view.id)}
        >
          Delete view
        </Button>
        <Button ref={cancel} variant="ghost" size="sm" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
