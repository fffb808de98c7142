import { Button } from '#src/ui/button.tsx'
import { focusParentAfter } from '#src/ui/focus-content.ts'
import { loadNextPage, type PagedQuery } from '#src/ui/load-next-page.ts'
import { useHasBeenTrue } from '#src/ui/use-has-been-true.ts'
import classes from './detail.module.css'

/** Button below a list that loads its next page. */
export function LoadMore({
  query,
  noun,
  end,
}: {
  readonly query: PagedQuery
  /** Plural noun of the list's items. */
  readonly noun: string
  /** Shown on the last page, even if it is the only one. @default a note, unless it is the only one */
  readonly end?: string
}) {
  const hadNextPage = useHasBeenTrue(query.hasNextPage)
  if (!hadNextPage && end === undefined) return null
  return (
    <div className={classes.more} tabIndex={-1}>
      {query.hasNextPage ? (
        <Button
          ref={focusParentAfter}
          variant="outline"
          loading={query.isFetchingNextPage}
          onClick={() => void loadNextPage(query, `Could not load more ${noun}`)}
        >
          Load more
        </Button>
      ) : (
        <span>{end ?? `No more ${noun}.`}</span>
      )}
    </div>
  )
}
