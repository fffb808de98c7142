import { type FormEvent, type RefObject, useState } from 'react'
import { toast } from '#src/ui/toast.tsx'
import { useChange } from '../actions/use-action.ts'
import type { Change } from '../cache.ts'
import { type FieldProblems, type FieldsOf, NO_PROBLEMS } from '../create/field-problems.ts'
import { useAttempts, useFocusOnProblem } from '../form/use-attempts.ts'
import { denialReason, useActionCheck } from '../permissions.ts'
import type { OperationId, Resource, ResourceDefinition } from '../resource-definition.ts'

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
  /** Client-side validation messages by field of the request. @default none */
  readonly check?: (draft: Draft) => FieldProblems
  readonly fieldsOf?: FieldsOf<Draft> | undefined
  readonly call: (resource: R, draft: Draft) => Promise<R | undefined>
  /** Success notification: "Tags saved". */
  readonly saved: string | ((draft: Draft) => string)
  /** Resets the form after saving, for forms that add an item each time. @default false */
  readonly startsOver?: boolean
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
  readonly pending: boolean
  /** Error from the server; null if there is none. */
  readonly error: unknown
  readonly startOver: () => void
  readonly submit: (event: FormEvent) => void
}

/**
 * Form for a part of a resource. Mount its panel with the initial values as the key, so that changes by others reset
 * it.
 */
export function useEdit<R extends Resource, Action extends string, Draft extends object>({
  definition,
  resource,
  action,
  change,
  also = [],
  initial,
  check = () => NO_PROBLEMS,
  fieldsOf,
  call,
  saved,
  startsOver = false,
}: EditOptions<R, Action, Draft>): Edit<Draft> {
  const [draft, setDraft] = useState(initial)
  const update = useChange<R, Action, Draft>(definition, {
    // Here, since the panel may remount with the new values before `onSuccess` of `mutate` would run.
    call: async (it, values) => {
      const response = await call(it, values)
      toast.success(typeof saved === 'string' ? saved : saved(values))
      return response
    },
    change,
    also,
  })
  const reason = denialReason(useActionCheck(definition)(action, resource))
  const isChanged = JSON.stringify(draft) !== JSON.stringify(initial)
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
      if (update.error !== null) update.reset()
    },
    problems: attempts.problems,
    fields,
    reason,
    isChanged,
    pending: update.isPending,
    error: update.error,
    startOver: () => {
      setDraft(initial)
      reset()
    },
    submit: (event) => {
      event.preventDefault()
      if (reason !== null || !isChanged || update.isPending) return
      if (!attempts.begin()) return
      update.mutate(
        { resource, input: draft },
        {
          onSuccess: () => {
            if (startsOver) setDraft(initial)
            reset()
          },
          onError: attempts.failed,
        },
      )
    },
  }
}
