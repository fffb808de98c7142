import { Button } from '#src/ui/button.tsx'
import { loadNextPage, type PagedQuery } from '#src/ui/load-next-page.ts'
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
  /** Shown instead on the last page. @default nothing */
  readonly end?: string
}) {
  if (!query.hasNextPage && end === undefined) return null
  return (
    <div className={classes.more}>
      {query.hasNextPage ? (
        <Button
          variant="outline"
          loading={query.isFetchingNextPage}
          onClick={() => void loadNextPage(query, `Could not load more ${noun}`)}
        >
          Load more
        </Button>
      ) : (
        <span>{end}</span>
      )}
    </div>
  )
}
