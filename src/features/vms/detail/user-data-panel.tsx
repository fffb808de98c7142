import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getVmUserDataOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { Muted, Panel } from '#src/resources/detail/panel.tsx'
import { CodeBlock } from '#src/ui/code-block.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'

/** User data that a VM was created with; it can't be changed. */
export function UserDataPanel({ vmId }: { readonly vmId: string }) {
  const { data, error, refetch, isFetching } = useQuery(getVmUserDataOptions({ path: { vmId } }))
  return (
    <Panel title="User data">
      {data === undefined ? (
        error ? (
          <ErrorState error={error} onRetry={() => refetch()} retrying={isFetching} />
        ) : (
          <Skeleton height="6rem" />
        )
      ) : data.userData === null ? (
        <Muted>None. You can set user data only when you create a VM.</Muted>
      ) : (
        <>
          <Muted>It ran at the VM’s first start.</Muted>
          <CodeBlock code={data.userData} label="contents of the user data" />
        </>
      )}
    </Panel>
  )
}
