import { type FormEvent, useState } from 'react'
import { fieldErrors } from '#src/api/problem.ts'
import { toast } from '#src/ui/toast.tsx'
import { useChange } from '../actions/use-action.ts'
import type { Change } from '../cache.ts'
import { type FieldProblems, type FieldsOf, NO_PROBLEMS, withoutChanged } from '../create/field-problems.ts'
import type { OperationId, Resource, ResourceKind } from '../kind.ts'
import { denialReason, useActionCheck } from '../permissions.ts'

export interface EditOptions<R extends Resource, Action extends string, Draft extends object> {
  readonly kind: ResourceKind<R, Action>
  readonly resource: R
  /** What of the life cycle the change is: says whether it is possible now. */
  readonly action: Action
  /** What becomes stale: an order where it sets off a transition. */
  readonly change: Extract<Change, 'action' | 'edit'>
  readonly also?: readonly OperationId[]
  /** As it is now. */
  readonly initial: Draft
  /** What is wrong with it, by field of the request. @default nothing */
  readonly check?: (draft: Draft) => FieldProblems
  readonly fieldsOf?: FieldsOf<Draft> | undefined
  readonly call: (resource: R, draft: Draft) => Promise<R | undefined>
  /** The toast when it has been accepted: "Tags saved". */
  readonly saved: string | ((draft: Draft) => string)
  /** Empties the form when it has been accepted, for what adds something each time. @default false */
  readonly startsOver?: boolean
}

/** A part of a resource in a form of its own, and all that happens to it on the way. */
export interface Edit<Draft> {
  /** Of what it is about: says who may change it. */
  readonly kind: Pick<ResourceKind<never, never>, 'permission' | 'noun'>
  readonly draft: Draft
  readonly change: (change: Partial<Draft>) => void
  /** Of the form once it was submitted, and of the server. */
  readonly problems: FieldProblems
  /** Why nothing can be changed now; null when it can. */
  readonly reason: string | null
  readonly isChanged: boolean
  readonly pending: boolean
  /** Of the server; null when there was none. */
  readonly error: unknown
  readonly startOver: () => void
  readonly submit: (event: FormEvent) => void
}

/** Mount its panel with what it begins with as the key, so that a change by others comes through. */
export function useEdit<R extends Resource, Action extends string, Draft extends object>({
  kind,
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
  const [attempted, setAttempted] = useState(false)
  const [fromServer, setFromServer] = useState(NO_PROBLEMS)
  const update = useChange<R, Action, Draft>(kind, { call, change, also })
  const reason = denialReason(useActionCheck(kind)(action, resource))
  const isChanged = JSON.stringify(draft) !== JSON.stringify(initial)
  const own = check(draft)

  const reset = () => {
    setAttempted(false)
    setFromServer(NO_PROBLEMS)
    update.reset()
  }
  return {
    kind,
    draft,
    change: (part) => {
      setDraft((current) => ({ ...current, ...part }))
      setFromServer((answered) => withoutChanged<Draft>(answered, part, fieldsOf))
      if (update.error !== null) update.reset()
    },
    problems: attempted ? { ...fromServer, ...own } : NO_PROBLEMS,
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
      setAttempted(true)
      if (Object.keys(own).length > 0) return
      update.mutate(
        { resource, input: draft },
        {
          onSuccess: () => {
            toast.success(typeof saved === 'string' ? saved : saved(draft))
            if (startsOver) setDraft(initial)
            reset()
          },
          onError: (error) => setFromServer(fieldErrors(error)),
        },
      )
    },
  }
}
