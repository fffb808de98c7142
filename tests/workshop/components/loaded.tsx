import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Vm } from '#src/api/generated/types.gen.ts'
import { vmListQuery } from '#src/features/vms/list/vm-list-query.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { SkeletonTable } from '#src/ui/skeleton-table.tsx'

/** A response of the mock, or its skeleton or error. */
export function Loaded<Data>({
  query,
  children,
}: {
  readonly query: UseQueryResult<Data, unknown>
  readonly children: (data: Data) => ReactNode
}) {
  if (query.error !== null)
    return (
      <ErrorState
        error={query.error}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        level={1}
      />
    )
  if (query.data === undefined) return <SkeletonTable columns={4} rows={4} label="Loading" />
  return children(query.data)
}

export const NOTHING = <EmptyState title="Nothing here" description="The scenario has no such data." />

/** The first ten VMs. */
export function FirstVms({ children }: { readonly children: (vms: readonly Vm[]) => ReactNode }) {
  const query = useQuery(vmListQuery({ page: 1, pageSize: 10, sort: 'name' }))
  return <Loaded query={query}>{({ items }) => (items.length === 0 ? NOTHING : children(items))}</Loaded>
}

/** The first VM that runs. */
export function FirstVm({ children }: { readonly children: (vm: Vm) => ReactNode }) {
  return (
    <FirstVms>
      {(vms) => {
        const vm = vms.find(({ status }) => status === 'running') ?? vms[0]
        return vm && children(vm)
      }}
    </FirstVms>
  )
}
