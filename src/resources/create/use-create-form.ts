import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { createIdempotencyKeys } from '#src/api/idempotency-key.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { focusInvalidEntry } from '#src/ui/invalid-entry.ts'
import type { z } from '#src/ui/zod.ts'
import { invalidate, setResourceData } from '../cache.ts'
import { useAttempts, useFailedAttempt } from '../form/use-attempts.ts'
import type { Resource, ResourceDefinition } from '../resource-definition.ts'
import type { FieldProblems, FieldsOf } from './field-problems.ts'
import { useDraft } from './use-draft.ts'

export interface CreateFormOptions<
  Draft extends object,
  Body,
  R extends Resource,
  Created extends R | readonly R[],
  Action extends string,
> {
  readonly definition: ResourceDefinition<R, Action>
  /** Part of the storage key: `vm`. */
  readonly name: string
  /** Initial values; memoize them, since the form counts as changed when it differs from them. */
  readonly initial: Draft
  /** Schema of the stored draft. */
  readonly schema: z.ZodMiniType<Draft>
  /** Part of the draft to store, without secrets; pass a stable function. @default the whole draft */
  readonly keep?: (draft: Draft) => Draft
  /** Applies a change and its consequences, such as the networks of another region. @default applies the change only */
  readonly apply?: (draft: Draft, change: Partial<Draft>) => Draft
  /** Client-side validation with the server's rules, for quick feedback. The server has the last word. */
  readonly check: (draft: Draft) => FieldProblems
  /** Converts the draft to the request body. */
  readonly request: (draft: Draft) => Body
  readonly fieldsOf?: FieldsOf<Draft>
  /** Sends the request. Retrying with the same key is safe; see `src/api/idempotency-key.ts`. */
  readonly create: (body: Body, headers: { readonly 'Idempotency-Key': string }) => Promise<Created>
  /** Shows the notification and navigates on. */
  readonly onCreated: (created: Created) => void
}

/** State and handlers of a create form. */
export interface CreateForm<Draft> {
  readonly draft: Draft
  readonly change: (change: Partial<Draft>) => void
  /** Messages at the fields: from client-side validation after the first submit, and from the server. */
  readonly problems: FieldProblems
  /** Counts attempts, so that a repeated failure with the same outcome is announced again. */
  readonly attempt: number
  /** True if the last attempt failed, until its problems are solved. */
  readonly failed: boolean
  /** Error from the server; null if client-side validation failed. */
  readonly error: unknown
  readonly pending: boolean
  readonly isRestored: boolean
  readonly startOver: () => void
  readonly forget: () => void
  readonly submit: (event: FormEvent) => void
  /** A ref, so that it can be reset just before the navigation to a created resource. */
  readonly unsaved: RefObject<boolean>
}

/** Create form whose input survives a failed request, a lost connection and an expired session. */
export function useCreateForm<
  Draft extends object,
  Body,
  R extends Resource,
  Created extends R | readonly R[],
  Action extends string,
>(options: CreateFormOptions<Draft, Body, R, Created, Action>): CreateForm<Draft> {
  const { definition, apply = (draft, change) => ({ ...draft, ...change }) } = options
  const client = useQueryClient()
  const { draft, setDraft, isChanged, isRestored, startOver, forget } = useDraft(options)
  const [keyFor] = useState(() => createIdempotencyKeys())
  const attempts = useAttempts<Draft>(options.check(draft), options.fieldsOf)
  const { problems, count } = attempts
  const create = useMutation({
    mutationFn: (body: Body) => options.create(body, { 'Idempotency-Key': keyFor(body) }),
    onSuccess: (created) => {
      for (const resource of [created].flat() as R[]) setResourceData(client, definition, resource)
      return invalidate(client, definition, 'create')
    },
  })
  const hasProblems = create.error !== null || Object.keys(problems).length > 0
  const failed = useFailedAttempt(count, count > 0 && !create.isPending && hasProblems)
  const unsaved = useRef(false)
  unsaved.current = isChanged && !create.isSuccess

  return {
    draft,
    change: (change) => {
      setDraft((current) => apply(current, change))
      attempts.changed(change)
    },
    problems,
    attempt: count,
    failed,
    error: create.error,
    pending: create.isPending,
    isRestored,
    startOver,
    forget,
    unsaved,
    submit: (event) => {
      event.preventDefault()
      if (create.isPending) return
      create.reset()
      if (!attempts.begin() || focusInvalidEntry(event.currentTarget)) return
      create.mutate(options.request(draft), {
        onSuccess: (created) => {
          unsaved.current = false
          forget()
          options.onCreated(created)
        },
        onError: attempts.failed,
      })
    },
  }
}
