import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { createIdempotencyKeys } from '#src/api/idempotency-key.ts'
import { isPlanLimit, isProblemWith } from '#src/api/problem.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import type { z } from '#src/ui/zod.ts'
import type { FieldProblems } from '../create/field-problems.ts'
import { isSame, useDraft } from '../create/use-draft.ts'
import { formProblem } from './form-problem.ts'
import { useAttempts, useFocusOnProblem } from './use-attempts.ts'

/** Item with an id, and with its version if updates check it. */
interface Editable {
  readonly id: string
  readonly etag?: string
}

/** Options of a form in a dialog that creates or edits an item. */
interface EditFormOptions<Entity extends Editable, Draft extends object> {
  /** Form that the draft belongs to, as a part of the storage key: `role`. */
  readonly name: string
  /** Item when the dialog opened; null for a new one. */
  readonly entity: Entity | null
  /** Initial values. */
  readonly initial: () => Draft
  /** Schema of the stored draft. */
  readonly schema: z.ZodMiniType<Draft>
  /** Part of the draft to store, without secrets; pass a stable function. @default the whole draft */
  readonly keep?: (draft: Draft) => Draft
  /** Client-side validation with the server's rules, for quick feedback. */
  readonly check: (draft: Draft, entity: Entity | null) => FieldProblems
  /** Fields of the request that show their own messages. */
  readonly fields: (draft: Draft) => readonly string[]
  /** Reason that the form can't be saved now; null if it can. */
  readonly disabledReason: string | null
  /** @param keyFor returns the `Idempotency-Key` for a request body */
  readonly create: (draft: Draft, keyFor: (body: unknown) => string) => Promise<Entity>
  /** @param entity item as last read, but with the `etag` of the version that the draft is based on */
  readonly update: (draft: Draft, entity: Entity) => Promise<Entity>
  /** Conflict handling for updates: reads the current version, and describes the other user's change in a sentence. */
  readonly conflict?: {
    readonly read: (id: string) => Promise<Entity>
    /** Draft without changes. If it is the same as what was written, the item is saved. */
    readonly toDraft: (entity: Entity) => Draft
    readonly describe: (entity: Entity) => string
  }
  /** Invalidates the queries that show the item, whether saving succeeded or not. */
  readonly refresh: () => Promise<unknown>
  /** Shows the notification and closes the dialog. */
  readonly onSaved: (saved: Entity) => void
}

/** State and handlers of a form that creates or edits an item. */
export interface EditForm<Entity, Draft> {
  /** Item as last read; null for a new one. */
  readonly entity: Entity | null
  readonly draft: Draft
  readonly change: (change: Partial<Draft>) => void
  readonly problems: FieldProblems
  /**
   * Message above the fields: the server's error, or a change that another user made meanwhile; null if there is
   * none.
   */
  readonly message: string | null
  /** Error of the last attempt. */
  readonly error: unknown
  /** Reason that the form can't be saved now; null if it can. */
  readonly disabledReason: string | null
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
export function useEditForm<Entity extends Editable, Draft extends object>(
  options: EditFormOptions<Entity, Draft>,
): EditForm<Entity, Draft> {
  // Item when the dialog opened, or the version of another user after a conflict.
  const [entity, setEntity] = useState(options.entity)
  const [initial] = useState(options.initial)
  const { draft, setDraft, basedOn, setBasedOn, isChanged, isRestored, startOver, forget } = useDraft({
    name: entity === null ? options.name : `${options.name}-${entity.id}`,
    initial,
    schema: options.schema,
    keep: options.keep,
    etag: entity?.etag,
  })
  const [keyFor] = useState(() => createIdempotencyKeys())
  const attempts = useAttempts<Draft>(options.check(draft, entity))
  const [changedBy, setChangedBy] = useState<string | null>(null)
  const save = useMutation({
    mutationFn: (written: Draft) =>
      entity === null
        ? options.create(written, keyFor)
        : options.update(written, basedOn === undefined ? entity : { ...entity, etag: basedOn }),
    // Here, since the page may be left before the response.
    onSuccess: forget,
    onSettled: () => void options.refresh(),
  })
  const unsaved = useRef(false)
  unsaved.current = isChanged && !save.isSuccess
  const disabledReason =
    options.disabledReason ?? (entity !== null && !isChanged ? 'No changes to save.' : null)

  function onSaved(saved: Entity): void {
    unsaved.current = false
    options.onSaved(saved)
  }

  async function onError(failure: Error, written: Draft): Promise<void> {
    attempts.failed(failure)
    const { conflict } = options
    if (entity === null || !conflict || !isProblemWith(failure, 'precondition_failed')) return
    const theirs = await conflict.read(entity.id).catch(() => null)
    if (theirs === null) return
    // Saved by an earlier attempt, whose response was lost.
    if (isSame(conflict.toDraft(theirs), written)) {
      forget()
      return onSaved(theirs)
    }
    setEntity(theirs)
    setBasedOn(theirs.etag)
    setChangedBy(`${conflict.describe(theirs)} Your changes aren’t saved. Save again to overwrite theirs.`)
  }

  return {
    entity,
    draft,
    change: (part) => {
      setDraft((current) => ({ ...current, ...part }))
      attempts.changed(part)
    },
    problems: attempts.problems,
    message:
      changedBy ??
      (isPlanLimit(save.error) ? save.error.detail : formProblem(save.error, options.fields(draft))),
    error: save.error,
    disabledReason,
    pending: save.isPending,
    isRestored,
    startOver,
    forget,
    submit: (event) => {
      event.preventDefault()
      // React events bubble through portals, so they would reach a form around the dialog.
      event.stopPropagation()
      if (save.isPending || disabledReason !== null) return
      save.reset()
      setChangedBy(null)
      if (!attempts.begin()) return
      save.mutate(draft, {
        onSuccess: onSaved,
        onError: (failure) => void onError(failure, draft),
      })
    },
    unsaved,
    ref: useFocusOnProblem<HTMLFormElement>(attempts.count),
  }
}
