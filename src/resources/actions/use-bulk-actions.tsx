import { useQueryClient } from '@tanstack/react-query'
import type { BulkAction } from '#src/ui/resource-table/columns.ts'
import { countOf } from '#src/ui/resource-table/list-state.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import { invalidate, setResourceData } from '../cache.ts'
import { useActionCheck } from '../permissions.ts'
import type { Resource, ResourceDefinition } from '../resource-definition.ts'
import type { ActionDefinitions } from './action.ts'

/** Actions on a selection of rows. Destructive ones need a confirmation; irreversible ones require typing a sentence. */
export function useBulkActions<R extends Resource, Action extends string, Name extends Action>(
  definition: ResourceDefinition<R, Action>,
  actions: ActionDefinitions<R, Name>,
  names: readonly Name[],
): readonly BulkAction<R>[] {
  const client = useQueryClient()
  const format = useFormat()
  const check = useActionCheck(definition)
  const count = (rows: readonly R[]) => countOf(rows.length, definition.noun, format.number)

  return names.map((name) => {
    const { verb, gerund, state, icon, destructive = false, call, ask } = actions[name]
    return {
      key: name,
      label: verb,
      running: gerund,
      done: (rows) => `${count(rows)} ${rows.length === 1 ? 'is' : 'are'} ${state}`,
      icon,
      destructive,
      check: (resource) => check(name, resource),
      run: async (resource) => {
        const answer = await call(resource)
        if (answer) setResourceData(client, definition, answer)
      },
      onFinished: () => void invalidate(client, definition, 'action'),
      ...(ask?.many !== undefined && {
        confirm: (rows) => ({
          title: `${verb} ${count(rows)}?`,
          body: ask.many,
          ...(ask.typed && { typed: `${verb.toLowerCase()} ${rows.length}` }),
        }),
      }),
    } satisfies BulkAction<R>
  })
}
