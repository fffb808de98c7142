import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BulkAction as BulkActionName, BulkResourceType } from '#src/api/generated/types.gen.ts'
import { createIdempotencyKeys } from '#src/api/idempotency-key.ts'
import { ALLOWED } from '#src/domain/check-result.ts'
import type { BulkRun, BulkSelection } from '#src/ui/resource-table/bulk-run.ts'
import type { BulkAction } from '#src/ui/resource-table/columns.ts'
import { countOf } from '#src/ui/resource-table/list-state.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import type { BulkRequest } from '../bulk/bulk-run.ts'
import { invalidate } from '../cache.ts'
import { useActionCheck, useCanChange } from '../permissions.ts'
import type { Resource, ResourceDefinition } from '../resource-definition.ts'
import type { ActionDefinitions } from './action.ts'

/**
 * Actions on a selection of rows, run by the server. Destructive ones need a confirmation; irreversible ones require
 * typing a text.
 *
 * @param query parameters of the list, for a selection of all matching rows
 */
export function useBulkActions<
  R extends Resource,
  Action extends string,
  Name extends Action & BulkActionName,
>(
  definition: ResourceDefinition<R, Action>,
  actions: ActionDefinitions<R, Name>,
  {
    type,
    names,
    query,
  }: {
    readonly type: BulkResourceType
    readonly names: readonly Name[]
    readonly query: Readonly<Record<string, unknown>>
  },
): readonly BulkAction<R>[] {
  const client = useQueryClient()
  const format = useFormat()
  const check = useActionCheck(definition)
  const canChange = useCanChange(definition)
  const start = useStartBulkRun()
  const count = (rows: number) => countOf(rows, definition.noun, format.number)

  return names.map((name) => {
    const { verb, gerund, state, icon, destructive = false, confirmation } = actions[name]
    return {
      key: name,
      label: verb,
      running: gerund,
      done: (rows) => `${count(rows)} ${rows === 1 ? 'is' : 'are'} ${state}`,
      icon,
      destructive,
      check: (resource) => check(name, resource),
      matching: definition.unrestrictedActions?.includes(name) ? ALLOWED : canChange,
      start: (selection) => start({ resourceType: type, action: name, query }, selection),
      onProgress: () => void invalidate(client, definition, 'action'),
      ...(confirmation?.bulkBody !== undefined && {
        confirm: (rows) => ({
          title: `${verb} ${count(rows)}?`,
          body: confirmation.bulkBody,
          ...(confirmation.requiresName && { requiredText: `${verb.toLowerCase()} ${rows}` }),
        }),
      }),
    } satisfies BulkAction<R>
  })
}

/** Starts bulk operations. A retry after a lost response doesn't start a second one. */
export function useStartBulkRun(): (
  request: Omit<BulkRequest, 'keyFor'>,
  selection: BulkSelection,
) => Promise<BulkRun> {
  const [keyFor, setKeyFor] = useState(() => createIdempotencyKeys())
  return async (request, selection) => {
    const { startBulkRun } = await import('../bulk/bulk-run.ts')
    const run = await startBulkRun({ ...request, keyFor }, selection)
    setKeyFor(() => createIdempotencyKeys())
    return run
  }
}
