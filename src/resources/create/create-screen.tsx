import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { ErrorState } from '#src/ui/error-state.tsx'
import { ForbiddenState } from '#src/ui/forbidden-state.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { useCanChange } from '../permissions.ts'
import type { ResourceDefinition } from '../resource-definition.ts'
import classes from './create.module.css'

const BlockedNotice = onDemand(() => import('../blocked-notice.tsx'))

/** Create page of a resource type, in one of four states: forbidden, loading, failed, or the form. */
export function CreateScreen<Catalog>({
  definition,
  title,
  catalog,
  children,
}: {
  readonly definition: Pick<
    ResourceDefinition<never, never>,
    'permission' | 'noun' | 'home' | 'section' | 'title'
  >
  readonly title: string
  /** Query for the available options. Enable it only with permission: `enabled: useCanChange(definition).allowed`. */
  readonly catalog: {
    readonly data: Catalog | undefined
    readonly error: unknown
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly children: (catalog: Catalog) => ReactNode
}) {
  const canChange = useCanChange(definition)
  return (
    <>
      <PageHeader title={title} breadcrumbs={<Breadcrumbs definition={definition} />} />
      {!canChange.allowed ? (
        <ForbiddenState detail={canChange.reason} />
      ) : catalog.data !== undefined ? (
        <>
          <BlockedNotice />
          {children(catalog.data)}
        </>
      ) : catalog.error ? (
        <ErrorState error={catalog.error} onRetry={() => catalog.refetch()} retrying={catalog.isFetching} />
      ) : (
        <FormSkeleton />
      )}
    </>
  )
}

function FormSkeleton() {
  return (
    <div className={classes.layout} aria-busy="true">
      <div className={classes.sections}>
        {['first', 'second', 'third'].map((section) => (
          <div key={section} className={classes.section}>
            <Skeleton height="1.5rem" width="8rem" />
            <Skeleton height="8rem" />
          </div>
        ))}
      </div>
      <Skeleton height="14rem" />
    </div>
  )
}
