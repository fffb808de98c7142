import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { requestKeys } from '#src/api/request-key.ts'
import type { z } from '#src/ui/zod.ts'
import { invalidate, setResourceData } from '../cache.ts'
import { useAttempts } from '../form/use-attempts.ts'
import type { Resource, ResourceKind } from '../kind.ts'
import type { FieldProblems, FieldsOf } from './field-problems.ts'
import { useDraft } from './use-draft.ts'

export interface CreateFormOptions<
  Draft extends object,
  Body,
  R extends Resource,
  Created extends R | readonly R[],
  Action extends string,
> {
  readonly kind: ResourceKind<R, Action>
  /** A part of the key in storage: `vm`. */
  readonly name: string
  /** The form as it opens; make it once (`useMemo`), since what differs from it counts as entered. */
  readonly initial: Draft
  /** Of what is kept in storage. */
  readonly schema: z.ZodMiniType<Draft>
  /** What of it is put into storage: no secrets; a function made once. @default all */
  readonly keep?: (draft: Draft) => Draft
  /** What else follows from a change: another region has other networks. @default the change alone */
  readonly apply?: (draft: Draft, change: Partial<Draft>) => Draft
  /** What the form can tell by itself is wrong: the same rules as the server's, for speed; the server has the last word. */
  readonly check: (draft: Draft) => FieldProblems
  /** The body of the request. */
  readonly request: (draft: Draft) => Body
  readonly fieldsOf?: FieldsOf<Draft>
  /** Sends it. The same key makes a repeated request harmless; see `src/api/request-key.ts`. */
  readonly create: (body: Body, headers: { readonly 'Idempotency-Key': string }) => Promise<Created>
  /** Says so and leads on. */
  readonly onCreated: (created: Created) => void
}

/** A form that creates something, and all that happens to it on the way. */
export interface CreateForm<Draft> {
  readonly draft: Draft
  readonly change: (change: Partial<Draft>) => void
  /** What to show at the fields: of the form once it was submitted, and of the server. */
  readonly problems: FieldProblems
  /** Counts attempts, so that a second one with the same outcome is told again. */
  readonly attempt: number
  /** Whether the last attempt came to nothing. */
  readonly failed: boolean
  /** Of the server; null when the form itself found the fault. */
  readonly error: unknown
  readonly pending: boolean
  readonly isRestored: boolean
  readonly startOver: () => void
  readonly forget: () => void
  readonly submit: (event: FormEvent) => void
  /** A ref, since what is created must not be asked about on the way to it. */
  readonly unsaved: RefObject<boolean>
}

/** What is typed survives a refusal, a lost connection and an expired session. */
export function useCreateForm<
  Draft extends object,
  Body,
  R extends Resource,
  Created extends R | readonly R[],
  Action extends string,
>(options: CreateFormOptions<Draft, Body, R, Created, Action>): CreateForm<Draft> {
  const { kind, apply = (draft, change) => ({ ...draft, ...change }) } = options
  const client = useQueryClient()
  const { draft, setDraft, isChanged, isRestored, startOver, forget } = useDraft(options)
  const [keyFor] = useState(() => requestKeys())
  const attempts = useAttempts<Draft>(options.check(draft), options.fieldsOf)
  const { problems, count } = attempts
  const create = useMutation({
    mutationFn: (body: Body) => options.create(body, { 'Idempotency-Key': keyFor(body) }),
    onSuccess: (created) => {
      for (const resource of [created].flat() as R[]) setResourceData(client, kind, resource)
      return invalidate(client, kind, 'create')
    },
  })
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
    failed: count > 0 && !create.isPending && (create.error !== null || Object.keys(problems).length > 0),
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
      if (!attempts.begin()) return
      create.mutate(options.request(draft), {
        onSuccess: (created) => {
          unsaved.current = false
          forget()
          options.onCreated(created)
        },
        onError: attempts.refused,
      })
    },
  }
}
