import { type FormEvent, type RefObject, useRef } from 'react'
import type { OperationId } from '#src/api/operation-queries.ts'
import { focusInvalidEntry } from '#src/ui/invalid-entry.ts'
import { toast } from '#src/ui/toast.tsx'
import type { z } from '#src/ui/zod.ts'
import { useChange } from '../actions/use-action.ts'
import type { Change } from '../cache.ts'
import { type FieldProblems, type FieldsOf, NO_PROBLEMS } from '../create/field-problems.ts'
import { useDraft } from '../create/use-draft.ts'
import { useAttempts, useFocusOnProblem } from '../form/use-attempts.ts'
import { denialReason, useActionCheck } from '../permissions.ts'
import type { Resource, ResourceDefinition } from '../resource-definition.ts'

export interface EditOptions<R extends Resource, Action extends string, Draft extends object> {
  readonly definition: ResourceDefinition<R, Action>
  readonly resource: R
  /** Life cycle action of the edit; determines if it is possible now. */
  readonly action: Action
  /** Determines the queries to invalidate: `action` if the edit starts a transition. */
  readonly change: Extract<Change, 'action' | 'edit'>
  readonly also?: readonly OperationId[]
  /** Current values. */
  readonly initial: Draft
  /** Schema of the stored draft. */
  readonly schema: z.ZodMiniType<NoInfer<Draft>>
  /** Part of the draft to store, without secrets; pass a stable function. @default the whole draft */
  readonly keep?: (draft: Draft) => Draft
  /** Client-side validation messages by field of the request. @default none */
  readonly check?: (draft: Draft) => FieldProblems
  readonly fieldsOf?: FieldsOf<Draft> | undefined
  readonly call: (resource: R, draft: Draft) => Promise<R | undefined>
  /** Success notification: "Tags saved". */
  readonly saved: string | ((draft: Draft) => string)
}

/** State and handlers of a form for a part of a resource. */
export interface Edit<Draft> {
  /** Resource type, for the permission check. */
  readonly definition: Pick<ResourceDefinition<never, never>, 'permission' | 'noun'>
  readonly draft: Draft
  readonly change: (change: Partial<Draft>) => void
  /** Messages from client-side validation after the first submit, and from the server. */
  readonly problems: FieldProblems
  /** Ref for the fields: a failed attempt focuses the first invalid one. */
  readonly fields: RefObject<HTMLFieldSetElement | null>
  /** Reason that the form is disabled; null if it is enabled. */
  readonly reason: string | null
  readonly isChanged: boolean
  readonly isRestored: boolean
  /** True if an edited field has changed elsewhere, so that saving overwrites it. */
  readonly isOutdated: boolean
  /** A ref, for `LeaveGuard`. */
  readonly unsaved: RefObject<boolean>
  /** Removes the stored draft. */
  readonly forget: () => void
  readonly pending: boolean
  /** Error from the server; null if there is none. */
  readonly error: unknown
  readonly startOver: () => void
  readonly submit: (event: FormEvent) => void
}

/**
 * Form for a part of a resource, whose input survives a failed request, another tab of the page, a reload and an expired
 * session. A change by others shows at once, except in fields that were edited here.
 */
export function useEdit<R extends Resource, Action extends string, Draft extends object>({
  definition,
  resource,
  action,
  change,
  also = [],
  initial,
  schema,
  keep,
  check = () => NO_PROBLEMS,
  fieldsOf,
  call,
  saved,
}: EditOptions<R, Action, Draft>): Edit<Draft> {
  const name = `${resource.id}-${action}-${Object.keys(initial).join('-')}`
  const { draft, setDraft, isChanged, isRestored, isOutdated, startOver, markSaved, forget } =
    useDraft<Draft>({
      name,
      initial,
      schema,
      keep,
      isShared: true,
    })
  const update = useChange<R, Action, Draft>(definition, {
    // Here, since the tab or the page may be left before the response.
    call: async (it, values) => {
      const response = await call(it, values)
      forget()
      toast.success(typeof saved === 'string' ? saved : saved(values))
      return response
    },
    change,
    also,
  })
  const reason = denialReason(useActionCheck(definition)(action, resource))
  const unsaved = useRef(false)
  unsaved.current = isChanged && !update.isSuccess
  const attempts = useAttempts<Draft>(check(draft), fieldsOf)
  const fields = useFocusOnProblem<HTMLFieldSetElement>(attempts.count)

  const reset = () => {
    attempts.startOver()
    update.reset()
  }
  return {
    definition,
    draft,
    change: (part) => {
      setDraft((current) => ({ ...current, ...part }))
      attempts.changed(part)
      if (!update.isPending && !update.isIdle) update.reset()
    },
    problems: attempts.problems,
    fields,
    reason,
    isChanged,
    isRestored,
    // The response can arrive a render before the end of the request.
    isOutdated: isOutdated && !update.isPending,
    unsaved,
    forget,
    pending: update.isPending,
    error: update.error,
    startOver: () => {
      startOver()
      reset()
    },
    submit: (event) => {
      event.preventDefault()
      if (reason !== null || update.isPending || focusInvalidEntry(event.currentTarget)) return
      if (!isChanged || !attempts.begin()) return
      update.mutate(
        { resource, input: draft },
        {
          onSuccess: () => {
            markSaved(draft)
            reset()
          },
          onError: attempts.failed,
        },
      )
    },
  }
}
