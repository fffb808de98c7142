import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { isProblemWith } from '#src/api/problem.ts'
import { requestKeys } from '#src/api/request-key.ts'
import type { z } from '#src/ui/zod.ts'
import type { FieldProblems } from '../create/field-problems.ts'
import { useDraft } from '../create/use-draft.ts'
import { formProblem } from './form-problem.ts'
import { useAttempts, useFocusOnProblem } from './use-attempts.ts'

/** What a form in a dialog makes, or changes. */
interface EditFormOptions<Thing extends { readonly id: string }, Draft extends object> {
  /** What it is a draft of, as a part of the key in storage: `role`. */
  readonly name: string
  /** As the dialog opened; null for a new one. */
  readonly thing: Thing | null
  /** The form as it opens. */
  readonly initial: () => Draft
  /** Of what is kept in storage. */
  readonly schema: z.ZodMiniType<Draft>
  /** What of it is put into storage: no secrets; a function made once. @default all */
  readonly keep?: (draft: Draft) => Draft
  /** What the form can tell by itself is wrong: the same rules as the server's, for speed. */
  readonly check: (draft: Draft, thing: Thing | null) => FieldProblems
  /** The fields of the request that say themselves what is wrong with them. */
  readonly fields: (draft: Draft) => readonly string[]
  /** Why it cannot be saved now; null when it can. */
  readonly lockedBecause: string | null
  /** @param keyFor the `Idempotency-Key` of a body, for what makes one */
  readonly create: (draft: Draft, keyFor: (body: unknown) => string) => Promise<Thing>
  /** @param thing as it was last read, with the `etag` that the change is based on */
  readonly update: (draft: Draft, thing: Thing) => Promise<Thing>
  /** Where an update can meet somebody else's: how theirs is read, and told in a sentence. */
  readonly theirs?: {
    readonly read: (id: string) => Promise<Thing>
    readonly tell: (thing: Thing) => string
  }
  /** What shows it becomes stale, whether it was saved or not. */
  readonly refresh: () => Promise<unknown>
  /** Says so and closes. */
  readonly onSaved: (saved: Thing) => void
}

/** A form that makes something or changes it, and all that happens to it on the way. */
export interface EditForm<Thing, Draft> {
  /** As it was last read; null for a new one. */
  readonly thing: Thing | null
  readonly draft: Draft
  readonly change: (change: Partial<Draft>) => void
  readonly problems: FieldProblems
  /** What no field says: the server's refusal, or what somebody else has done meanwhile; null when there is nothing. */
  readonly refusal: string | null
  /** Why it cannot be saved now; null when it can. */
  readonly lockedBecause: string | null
  readonly pending: boolean
  readonly isRestored: boolean
  readonly startOver: () => void
  readonly forget: () => void
  readonly submit: (event: FormEvent) => void
  /** A ref, since what is saved must not be asked about when the dialog closes. */
  readonly unsaved: RefObject<boolean>
  /** Of the form element. */
  readonly ref: RefObject<HTMLFormElement | null>
}

/**
 * What is typed survives a refusal, a lost connection, a reload and an expired session; and it never overwrites what
 * somebody else has saved meanwhile without that being said first.
 */
export function useEditForm<Thing extends { readonly id: string }, Draft extends object>(
  options: EditFormOptions<Thing, Draft>,
): EditForm<Thing, Draft> {
  // As the dialog opened, until somebody else's change has been met.
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
    attempts.refused(failure)
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
    refusal: changedBy ?? formProblem(save.error, options.fields(draft)),
    lockedBecause,
    pending: save.isPending,
    isRestored,
    startOver,
    forget,
    submit: (event) => {
      event.preventDefault()
      // The dialog hangs in React below whatever opened it.
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
