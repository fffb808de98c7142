import { useQueryClient } from '@tanstack/react-query'
import { invalidateOperations, type OperationId } from '#src/api/operation-queries.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { toast } from '#src/ui/toast.tsx'
import { type Change, invalidate, refresh, setResourceData } from '../cache.ts'
import { labelOf, type Resource, type ResourceDefinition } from '../resource-definition.ts'
import type { ActionDefinition, ActionDefinitions } from './action.ts'

/**
 * Mutation of a resource that takes an input: resize, rename, scale. Writes the response to the cache and invalidates
 * stale queries; after a denial it refetches all of them.
 */
export function useChange<R extends Resource, Action extends string, Input>(
  definition: ResourceDefinition<R, Action>,
  {
    call,
    change,
    also = [],
  }: {
    readonly call: (resource: R, input: Input) => Promise<R | undefined>
    /** Type of change; determines the queries to invalidate. */
    readonly change: Change
    /** Additional operations to invalidate, such as `listQuotas`. */
    readonly also?: readonly OperationId[]
  },
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ resource, input }: { readonly resource: R; readonly input: Input }) =>
      call(resource, input),
    onSuccess: (response, { resource }) => {
      const refetch = () =>
        Promise.all([invalidate(client, definition, change), invalidateOperations(client, also)])
      if (response === undefined) {
        void client.invalidateQueries({ queryKey: definition.keyOf(resource.id) })
        return refetch()
      }
      setResourceData(client, definition, response)
      // Not awaited: the response has the new values.
      void refetch()
      return undefined
    },
    onError: (_error, { resource }) => refresh(client, definition, resource.id),
  })
}

/** Mutation that runs the actions of a table. */
export function useAction<R extends Resource, Action extends string, Name extends Action>(
  definition: ResourceDefinition<R, Action>,
  actions: ActionDefinitions<R, Name>,
) {
  return useChange<R, Action, Name>(definition, {
    call: (resource, name) => actions[name].call(resource),
    change: 'action',
  })
}

/** Runs an action at once and shows a notification of its outcome; for actions without a confirmation. */
export function useRunAction<R extends Resource, Action extends string, Name extends Action>(
  definition: ResourceDefinition<R, Action>,
  actions: ActionDefinitions<R, Name>,
) {
  const action = useAction(definition, actions)
  return {
    /** Name of the running action; null if none is running. */
    running: action.isPending ? action.variables.input : null,
    run: (name: Name, resource: R) =>
      action.mutate(
        { resource, input: name },
        {
          onSuccess: () => toast.success(describeSuccess(labelOf(definition, resource), actions[name])),
          onError: (error) =>
            toast.problem(
              `Could not ${actions[name].verb.toLowerCase()} ${labelOf(definition, resource)}`,
              error,
            ),
        },
      ),
  }
}

/** "web-1 is stopping" */
export function describeSuccess<R>(name: string, action: ActionDefinition<R>): string {
  return `${name} is ${action.state}`
}
