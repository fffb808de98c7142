import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { ErrorState } from '#src/ui/error-state.tsx'
import { ForbiddenState } from '#src/ui/forbidden-state.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { BackLink } from '../back-link.tsx'
import type { ResourceKind } from '../kind.ts'
import { useMayChange } from '../may.ts'
import classes from './create.module.css'

/** Create page of a resource type, in one of four states: forbidden, loading, failed, or the form. */
export function CreateScreen<Catalogue>({
  kind,
  title,
  catalogue,
  children,
}: {
  readonly kind: Pick<ResourceKind<never, never>, 'permission' | 'noun' | 'home' | 'plural'>
  readonly title: string
  /** Query for the available options. Enable it only with permission: `enabled: useMayChange(kind).allowed`. */
  readonly catalogue: {
    readonly data: Catalogue | undefined
    readonly error: unknown
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly children: (catalogue: Catalogue) => ReactNode
}) {
  const mayChange = useMayChange(kind)
  return (
    <>
      <PageHeader title={title} back={<BackLink kind={kind} />} />
      {!mayChange.allowed ? (
        <ForbiddenState detail={mayChange.reason} />
      ) : catalogue.data !== undefined ? (
        children(catalogue.data)
      ) : catalogue.error ? (
        <ErrorState
          error={catalogue.error}
          onRetry={() => catalogue.refetch()}
          retrying={catalogue.isFetching}
        />
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
