import { Checkbox, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as limits from '#src/api/generated/limits.gen.ts'
import { createSavedView, updateSavedView } from '#src/api/generated/sdk/saved-views.gen.ts'
import type { SavedView } from '#src/api/generated/types.gen.ts'
import { createIdempotencyKeys } from '#src/api/idempotency-key.ts'
import { invalidateOperations } from '#src/api/operation-queries.ts'
import { fieldErrors } from '#src/api/problem.ts'
import { useSignedIn } from '#src/api/session.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { cleanName } from '#src/domain/clean-name.ts'
import { lengthProblem } from '#src/domain/text-length.ts'
import { parseStored, safeSessionStorage } from '#src/safe-storage.ts'
import { Button } from '#src/ui/button.tsx'
import { DialogProblem } from '#src/ui/dialog-problem.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useRetryAfter } from '#src/ui/use-retry-after.ts'
import { z } from '#src/ui/zod.ts'
import classes from './saved-views.module.css'
import { isSameQuery } from './view-address.ts'

const storedDraftSchema = z.object({ name: z.string(), isShared: z.boolean(), isReplaced: z.boolean() })

/** Form for a new view, or for one of the user's own. */
export function ViewForm({
  view,
  address,
  onDone,
}: {
  /** Null for a new one. */
  readonly view: SavedView | null
  /** Page on screen, with its filters. */
  readonly address: { readonly path: string; readonly query: string }
  readonly onDone: () => void
}) {
  const client = useQueryClient()
  // Kept in this tab, so that entries survive a click beside the menu, a reload and an expired session.
  const key = `nimbus-view-${view?.id ?? address.path}-draft-${useSignedIn().user.id}`
  const [draft, setDraft] = useState(() => {
    const stored = z.safeParse(storedDraftSchema, parseStored(safeSessionStorage.get(key)))
    if (stored.success) return stored.data
    return { name: view?.name ?? '', isShared: view?.isShared ?? false, isReplaced: false }
  })
  const { name, isShared, isReplaced } = draft
  const change = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, ...part })
    safeSessionStorage.set(key, JSON.stringify({ ...draft, ...part }))
  }
  const forget = () => safeSessionStorage.remove(key)
  const [isChecked, setIsChecked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    // Focusing scrolls to the field only; in a phone's filters, the buttons would stay below the edge.
    field.current?.form?.scrollIntoView({ block: 'nearest' })
  }, [])
  const [keyFor] = useState(() => createIdempotencyKeys())
  const save = useMutation({
    mutationFn: (typed: { readonly name: string; readonly isShared: boolean }) => {
      if (view === null) {
        const body = { ...typed, ...address }
        return createSavedView({ body, headers: { 'Idempotency-Key': keyFor(body) } })
      }
      return updateSavedView({
        path: { savedViewId: view.id },
        body: { ...typed, ...(isReplaced && { query: address.query }) },
      })
    },
    onSuccess: async () => {
      forget()
      await invalidateOperations(client, ['listSavedViews'])
      toast.success(view === null ? 'View saved' : 'View changed', cleanName(name))
      onDone()
    },
  })
  const problem =
    cleanName(name) === ''
      ? 'Enter a name.'
      : lengthProblem(cleanName(name), limits.SavedViewCreate.name.maxLength)
  const rejected = fieldErrors(save.error).name
  const wait = useRetryAfter(save.error)

  function submit(event: FormEvent): void {
    event.preventDefault()
    setIsChecked(true)
    const focusName = () => field.current?.focus()
    if (problem !== undefined) {
      focusName()
      return
    }
    const onError = (error: Error) => 'name' in fieldErrors(error) && focusName()
    save.mutate({ name: cleanName(name), isShared }, { onError })
  }
  return (
    <form className={classes.form} aria-label={view === null ? 'Save view' : 'Edit view'} onSubmit={submit}>
      <TextInput
        ref={field}
        label="Name"
        value={name}
        error={(isChecked && problem) || rejected}
        onChange={(event) => {
          change({ name: event.currentTarget.value })
          if (rejected !== undefined) save.reset()
        }}
      />
      <Checkbox
        label="Share with everyone in the organization"
        checked={isShared}
        onChange={(event) => change({ isShared: event.currentTarget.checked })}
      />
      {view !== null && !isSameQuery(view.query, address.query) && (
        <Checkbox
          label="Replace its filters with the current ones"
          checked={isReplaced}
          onChange={(event) => change({ isReplaced: event.currentTarget.checked })}
        />
      )}
      <DialogProblem error={rejected === undefined ? save.error : null} wait={wait} />
      <div className={classes.buttons}>
        <Button type="submit" size="sm" loading={save.isPending} disabled={wait > 0}>
          {view === null ? 'Save view' : 'Save changes'}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            forget()
            onDone()
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  )
}
