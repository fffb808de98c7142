import { ActionIcon, Tooltip } from '@mantine/core'
import { IconCheck, IconChevronLeft, IconChevronRight, IconLink } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useCopy } from '#src/ui/use-copy.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import { type ListTrail, placeOf } from '../list/list-trail.ts'
import type { LinkTarget, Resource, ResourceDefinition } from '../resource-definition.ts'
import classes from './page-tools.module.css'

/** Tools at the end of the breadcrumbs: steps to the neighbors in the list one came from, and a link to the page. */
export function PageTools<R extends Resource, Action extends string>({
  definition,
  trail,
  id,
}: {
  readonly definition: ResourceDefinition<R, Action>
  readonly trail: ListTrail | null
  readonly id: string
}) {
  const format = useFormat()
  const place = placeOf(trail, id)
  return (
    <div className={classes.tools}>
      {place !== null && (
        <nav className={classes.steps} aria-label={`${definition.title} in the list`}>
          <Step label="Previous" to={place.previous} definition={definition} />
          <span className="tabular">
            {format.number(place.position)} of {format.number(place.total)}
          </span>
          <Step label="Next" to={place.next} definition={definition} />
        </nav>
      )}
      <CopyLink />
    </div>
  )
}

/** Link to a neighbor, on the same tab. */
function Step<R extends Resource, Action extends string>({
  label,
  to,
  definition: { linkTo, noun },
}: {
  readonly label: 'Previous' | 'Next'
  /** Id of the neighbor; null at the end of the page. */
  readonly to: string | null
  readonly definition: ResourceDefinition<R, Action>
}) {
  const tab = useLocation({ select: ({ search }) => (search as { readonly tab?: string }).tab })
  const icon = label === 'Previous' ? <IconChevronLeft size={16} /> : <IconChevronRight size={16} />
  const name = `${label} ${noun.one}`
  if (to === null) {
    return (
      <span className={classes.end} aria-hidden="true">
        {icon}
      </span>
    )
  }
  const target: LinkTarget = { ...linkTo(to), ...(tab && ({ search: { tab } } as LinkTarget)) }
  return (
    <Tooltip label={name}>
      <Link {...target} className={classes.step} aria-label={name}>
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
