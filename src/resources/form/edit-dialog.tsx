import { Skeleton } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { Dialog } from '#src/ui/dialog.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { useLastValue } from '#src/ui/use-last-value.ts'
import { useMissingRow } from '../use-missing-row.ts'

/** Dialog that creates an item, or edits one of a list that is loaded when the dialog opens. */
export function EditDialog<Entity extends { readonly id: string }>({
  opened,
  id,
  query: { data, error, isFetching, refetch },
  titles,
  noun,
  children,
  onClose,
}: {
  readonly opened: boolean
  /** Empty for a new item. */
  readonly id: string
  /** Query of the list. */
  readonly query: {
    readonly data: { readonly items: readonly Entity[] } | undefined
    readonly error: unknown
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly titles: { readonly create: string; readonly edit: string }
  /** Name of an item: `budget`. */
  readonly noun: string
  /** Renders the form for an item, or for a new one if null. */
  readonly children: (entity: Entity | null) => ReactNode
  readonly onClose: () => void
}) {
  const found = data?.items.find((it) => it.id === id)
  const last = useLastValue(found)
  const entity = last?.id === id ? last : undefined
  useMissingRow({ opened, id, isFound: found !== undefined, isLoaded: data !== undefined, noun, onClose })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={id === '' ? titles.create : titles.edit}
      size="lg"
      // Keeps a stray click from discarding input.
      closeOnClickOutside={false}
    >
      {id === '' || entity !== undefined ? (
        <Fragment key={id}>{children(entity ?? null)}</Fragment>
      ) : error === null ? (
        <Skeleton height="15rem" />
      ) : (
        <ErrorState error={error} onRetry={refetch} retrying={isFetching} />
      )}
    </Dialog>
  )
}
