import { Skeleton } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { Dialog } from '#src/ui/dialog.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'

/** A dialog that makes something, or changes one of a list that is read as it opens. */
export function EditDialog<Thing extends { readonly id: string }>({
  opened,
  id,
  query: { data, error, isFetching, refetch },
  titles,
  gone,
  children,
  onClose,
}: {
  readonly opened: boolean
  /** Empty for a new one. */
  readonly id: string
  /** Of the list. */
  readonly query: {
    readonly data: { readonly items: readonly Thing[] } | undefined
    readonly error: unknown
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly titles: { readonly create: string; readonly edit: string }
  /** What is said where the link names one that there is not. */
  readonly gone: string
  /** The form, of what there is or, with null, for a new one. */
  readonly children: (thing: Thing | null) => ReactNode
  readonly onClose: () => void
}) {
  const thing = data?.items.find((it) => it.id === id)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={id === '' ? titles.create : titles.edit}
      size="lg"
      // A slip of the pointer is no reason to put away what is being typed.
      closeOnClickOutside={false}
    >
      {id === '' || thing !== undefined ? (
        <Fragment key={id}>{children(thing ?? null)}</Fragment>
      ) : data !== undefined ? (
        <p>{gone}</p>
      ) : error === null ? (
        <Skeleton height="15rem" />
      ) : (
        <ErrorState error={error} onRetry={refetch} retrying={isFetching} />
      )}
    </Dialog>
  )
}
