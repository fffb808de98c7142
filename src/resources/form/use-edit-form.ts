import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { isProblemWith } from '#src/api/problem.ts'
import { requestKeys } from '#src/api/request-key.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import type { z } from '#src/ui/zod.ts'
import type { FieldProblems } from '../create/field-problems.ts'
import { useDraft } from '../create/use-draft.ts'
import { formProblem } from './form-problem.ts'
import { useAttempts, useFocusOnProblem } from './use-attempts.ts'

/** Options of a form in a dialog that creates or edits an item. */
interface EditFormOptions<Thing extends { readonly id: string }, Draft extends object> {
  /** Form that the draft belongs to, as a part of the storage key: `role`. */
  readonly name: string
  /** Item when the dialog opened; null for a new one. */
  readonly thing: Thing | null
  /** Initial values. */
  readonly initial: () => Draft
  /** Schema of the stored draft. */
  readonly schema: z.ZodMiniType<Draft>
  /** Part of the draft to store, without secrets; pass a stable function. @default the whole draft */
  readonly keep?: (draft: Draft) => Draft
  /** Client-side validation with the server's rules, for quick feedback. */
  readonly check: (draft: Draft, thing: Thing | null) => FieldProblems
  /** Fields of the request that show their own messages. */
  readonly fields: (draft: Draft) => readonly string[]
  /** Reason that the form can't be saved now; null if it can. */
  readonly lockedBecause: string | null
  /** @param keyFor returns the `Idempotency-Key` for a request body */
  readonly create: (draft: Draft, keyFor: (body: unknown) => string) => Promise<Thing>
  /** @param thing item as last read, with the `etag` that the change is based on */
  readonly update: (draft: Draft, thing: Thing) => Promise<Thing>
  /** Conflict handling for updates: reads the current version, and describes the other user's change in a sentence. */
  readonly theirs?: {
    readonly read: (id: string) => Promise<Thing>
    readonly tell: (thing: Thing) => string
  }
  /** Invalidates the queries that show the item, whether saving succeeded or not. */
  readonly refresh: () => Promise<unknown>
  /** Shows the notification and closes the dialog. */
  readonly onSaved: (saved: Thing) => void
}

/** State and handlers of a form that creates or edits an item. */
export interface EditForm<Thing, Draft> {
  /** Item as last read; null for a new one. */
  readonly thing: Thing | null
  readonly draft: Draft
  readonly change: (change: Partial<Draft>) => void
  readonly problems: FieldProblems
  /**
   * Message above the fields: the server's error, or a change that another user made meanwhile; null if there is
   * none.
   */
  readonly disabledReason: string | null
  /** Reason that the form can't be saved now; null if it can. */
  readonly lockedBecause: string | null
  readonly pending: boolean
  readonly isRestored: boolean
  readonly startOver: () => void
  readonly forget: () => void
  readonly submit: (event: FormEvent) => void
  /** A ref, so that it can be reset just before the dialog closes after saving. */
  readonly unsaved: RefObject<boolean>
  /** Ref for the form element. */
  readonly ref: RefObject<HTMLFormElement | null>
}

/**
 * Edit form whose input survives a failed request, a lost connection, a reload and an expired session. It never
 * overwrites another user's change without announcing that change first.
 */
export function useEditForm<Thing extends { readonly id: string }, Draft extends object>(
  options: EditFormOptions<Thing, Draft>,
): EditForm<Thing, Draft> {
  // Item when the dialog opened, or the version of another user after a conflict.
  const [thing, setThing] = useState(options.thing)
  const [initial] = useState(options.initial)
  const { draft, setDraft, isChanged, isRestored, startOver, forget } = useDraft({
    name: thing === null ? options.name : `${options.name}-${thing.id}`,
    initial,
    schema: options.schema,
    keep: options.keep,
  })
  const [keyFor] = useState(() => requestKeys())
  const attempts = useAttempts<Draft>(options.check(draft, thing))
  const [changedBy, setChangedBy] = useState<string | null>(null)
  const save = useMutation({
    mutationFn: (written: Draft) =>
      thing === null ? options.create(written, keyFor) : options.update(written, thing),
    onSettled: () => void options.refresh(),
  })
  const unsaved = useRef(false)
  unsaved.current = isChanged && !save.isSuccess
  const lockedBecause =
    options.lockedBecause ?? (thing !== null && !isChanged ? 'Nothing has been changed.' : null)

  async function onError(failure: Error): Promise<void> {
    attempts.failed(failure)
    if (thing === null || !isProblemWith(failure, 'precondition_failed')) return
    const theirs = await options.theirs?.read(thing.id).catch(() => null)
    if (!theirs) return
    setThing(theirs)
    setChangedBy(
      `${options.theirs?.tell(theirs)} Nothing of yours has been saved; save again to put yours in its place.`,
    )
  }

  return {
    thing,
    draft,
    change: (part) => {
      setDraft((current) => ({ ...current, ...part }))
      attempts.changed(part)
    },
    problems: attempts.problems,
    disabledReason: changedBy ?? formProblem(save.error, options.fields(draft)),
    lockedBecause,
    pending: save.isPending,
    isRestored,
    startOver,
    forget,
    submit: (event) => {
      event.preventDefault()
      // React events bubble through portals, so they would reach a form around the dialog.
      event.stopPropagation()
      if (save.isPending || lockedBecause !== null) return
      save.reset()
      setChangedBy(null)
      if (!attempts.begin()) return
      save.mutate(draft, {
        onSuccess: (saved) => {
          unsaved.current = false
          forget()
          options.onSaved(saved)
        },
        onError: (failure) => void onError(failure),
      })
    },
    unsaved,
    ref: useFocusOnProblem<HTMLFormElement>(attempts.count),
  }
}
