import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#src/ui/toast.tsx'
import { type Change, invalidate, invalidateOperations, refresh, setResourceData } from '../cache.ts'
import type { OperationId, Resource, ResourceKind } from '../kind.ts'
import type { ActionDefinition, ActionDefinitions } from './action.ts'

/**
 * A change to one resource with an input of its own: resize to a size, rename, scale. Keeps what the server answers
 * with wherever it is shown, asks again for what became stale, and after a refusal for all of it.
 */
export function useChange<R extends Resource, Action extends string, Input>(
  kind: ResourceKind<R, Action>,
  {
    call,
    change,
    also = [],
  }: {
    readonly call: (resource: R, input: Input) => Promise<R | undefined>
    /** What kind of change it is: decides what becomes stale. */
    readonly change: Change
    /** Further operations whose answers it changes, such as `listQuotas`. */
    readonly also?: readonly OperationId[]
  },
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ resource, input }: { readonly resource: R; readonly input: Input }) =>
      call(resource, input),
    onSuccess: (answer, { resource }) => {
      if (answer !== undefined) setResourceData(client, kind, answer)
      else void client.invalidateQueries({ queryKey: kind.keyOf(resource.id) })
      return Promise.all([invalidate(client, kind, change), invalidateOperations(client, also)])
    },
    onError: (_error, { resource }) => refresh(client, kind, resource.id),
  })
}

/** Carries out orders of a table. */
export function useAction<R extends Resource, Action extends string, Name extends Action>(
  kind: ResourceKind<R, Action>,
  actions: ActionDefinitions<R, Name>,
) {
  return useChange<R, Action, Name>(kind, {
    call: (resource, name) => actions[name].call(resource),
    change: 'action',
  })
}

/** Sends an order at once and tells how it went; for those that are not asked about. */
export function useRunAction<R extends Resource, Action extends string, Name extends Action>(
  kind: ResourceKind<R, Action>,
  actions: ActionDefinitions<R, Name>,
) {
  const action = useAction(kind, actions)
  return {
    /** Which order is on its way; null when none is. */
    running: action.isPending ? action.variables.input : null,
    run: (name: Name, resource: R) =>
      action.mutate(
        { resource, input: name },
        {
          onSuccess: () => toast.success(describeSuccess(kind.nameOf(resource), actions[name])),
          onError: (error) =>
            toast.problem(`Could not ${actions[name].verb.toLowerCase()} ${kind.nameOf(resource)}`, error),
        },
      ),
  }
}

/** "web-1 is stopping" */
export function describeSuccess<R>(name: string, action: ActionDefinition<R>): string {
  return `${name} is ${action.state}`
}
