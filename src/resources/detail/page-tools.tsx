import { ActionIcon, Tooltip } from '@mantine/core'
import { IconCheck, IconChevronLeft, IconChevronRight, IconLink } from '@tabler/icons-react'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useMutation } from '#src/api/use-mutation.ts'
import { toast } from '#src/ui/toast.tsx'
import { useCopy } from '#src/ui/use-copy.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import {
  pageAtPosition,
  positionOf,
  rememberListPage,
  type VisitedListPage,
  withPage,
} from '../list/visited-list-page.ts'
import type { LinkTarget, Resource, ResourceDefinition } from '../resource-definition.ts'
import classes from './page-tools.module.css'

export interface PageToolsProps<R extends Resource, Action extends string> {
  readonly definition: ResourceDefinition<R, Action>
  readonly visited: VisitedListPage | null
  readonly id: string
  /** Called with the list's next or previous page, when a step leads there. */
  readonly onPage: (visited: VisitedListPage) => void
}

/** Tools at the end of the breadcrumbs: steps to the neighbors in the list one came from, and a link to the page. */
export default function PageTools<R extends Resource, Action extends string>({
  definition,
  visited,
  id,
  onPage,
}: PageToolsProps<R, Action>) {
  const format = useFormat()
  const place = positionOf(visited, id)
  const shared = { visited, onPage, definition }
  return (
    <div className={classes.tools}>
      {place !== null && (
        <nav className={classes.steps} aria-label={`${definition.title} in the list`}>
          <Step label="Previous" to={place.previous} position={place.position - 1} {...shared} />
          <span>
            {format.number(place.position)} of {format.number(place.total)}
          </span>
          <Step label="Next" to={place.next} position={place.position + 1} {...shared} />
        </nav>
      )}
      <CopyLink />
    </div>
  )
}

/** Link to a neighbor, on the same tab; at the end of the list's page, a button that loads the next page first. */
function Step<R extends Resource, Action extends string>({
  label,
  to,
  position,
  visited,
  onPage,
  definition: { linkTo, noun, operations, readPage },
}: {
  readonly label: 'Previous' | 'Next'
  /** Id of the neighbor; null at the end of the page. */
  readonly to: string | null
  /** Position of the neighbor in the list. */
  readonly position: number
  readonly visited: VisitedListPage | null
  readonly onPage: (visited: VisitedListPage) => void
  readonly definition: ResourceDefinition<R, Action>
}) {
  const tab = useLocation({ select: ({ search }) => search.tab })
  const icon = label === 'Previous' ? <IconChevronLeft size={16} /> : <IconChevronRight size={16} />
  const name = `${label} ${noun.one}`
  const navigate = useNavigate()
  const page = visited && pageAtPosition(visited, position)
  const openPage = useMutation({
    mutationFn: (change: { readonly page: number }) =>
      readPage({ ...visited?.parameters, ...change } as never),
    onSuccess: (response) => {
      const id = response.items.at(label === 'Next' ? 0 : -1)?.id
      if (visited === null || id === undefined) return
      const next = withPage(visited, response)
      rememberListPage(operations.list, next)
      onPage(next)
      void navigate(targetOf(id))
    },
    onError: (error) => toast.problem(`Could not open the ${label.toLowerCase()} ${noun.one}`, error),
  })
  const targetOf = (id: string): LinkTarget => ({
    ...linkTo(id),
    ...(tab && ({ search: { tab } } as LinkTarget)),
  })
  if (to === null && page !== null) {
    return (
      <Tooltip label={name}>
        <button
          type="button"
          className={classes.step}
          aria-label={name}
          aria-busy={openPage.isPending}
          onClick={() => openPage.mutate({ page })}
        >
          {icon}
        </button>
      </Tooltip>
    )
  }
  if (to === null) {
    return (
      <span className={classes.end} aria-hidden="true">
        {icon}
      </span>
    )
  }
  return (
    <Tooltip label={name}>
      <Link {...targetOf(to)} className={classes.step} aria-label={name}>
        {icon}
      </Link>
    </Tooltip>
  )
}

function CopyLink() {
  const href = useLocation({ select: ({ href }) => href })
  const { copied, copy } = useCopy(new URL(href, window.location.origin).href, 'Link')
  return (
    <Tooltip label="Copy link">
      <ActionIcon variant="subtle" color="gray" size="sm" aria-label="Copy link" onClick={copy}>
        {copied ? <IconCheck size={15} /> : <IconLink size={15} />}
      </ActionIcon>
    </Tooltip>
  )
}
