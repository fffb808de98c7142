import { ActionIcon } from '@mantine/core'
import { IconBookmarkPlus, IconLink, IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { listSavedViewsOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { SavedView } from '#src/api/generated/types.gen.ts'
import { useHasPermission } from '#src/api/session.ts'
import { Button } from '#src/ui/button.tsx'
import { copyText } from '#src/ui/copy-text.ts'
import { PathLink } from '#src/ui/path-link.tsx'
import { problemOf } from '#src/ui/problem.ts'
import type { SavedViewsProps } from '#src/ui/resource-table/saved-views-context.ts'
import { DeleteView } from './delete-view.tsx'
import classes from './saved-views.module.css'
import { isSameQuery, viewHref, viewQuery } from './view-address.ts'
import { ViewForm } from './view-form.tsx'

/** Step in the section: the list, a form for a new or an existing view, or the question before a deletion. */
type Step =
  | { readonly kind: 'list' }
  | { readonly kind: 'form' | 'delete'; readonly view: SavedView }
  | { readonly kind: 'new' }

/** Saved views of the page, with a form to save what is on screen. */
export default function SavedViews({ columns, onOpen }: SavedViewsProps) {
  const { pathname, searchStr } = useLocation()
  const path = pathname.replace(/\/$/, '')
  const query = viewQuery(searchStr, columns)
  const views = useQuery(listSavedViewsOptions({ query: { path } }))
  const [step, setStep] = useState<Step>({ kind: 'list' })
  const section = useRef<HTMLElement>(null)
  const back = () => {
    // The focused button disappears with its step.
    section.current?.focus({ preventScroll: true })
    setStep({ kind: 'list' })
  }
  return (
    <section ref={section} tabIndex={-1} className={classes.section} aria-label="Saved views">
      <h2 className={classes.title}>{step.kind === 'form' ? 'Edit view' : 'Saved views'}</h2>
      {step.kind === 'new' && <ViewForm view={null} address={{ path, query }} onDone={back} />}
      {step.kind === 'form' && <ViewForm view={step.view} address={{ path, query }} onDone={back} />}
      {step.kind === 'delete' && <DeleteView view={step.view} onDone={back} />}
      {step.kind === 'list' && (
        <>
          {views.data !== undefined ? (
            views.data.items.length === 0 ? (
              <p className={classes.note}>Save the search, filters, order and columns to return to them.</p>
            ) : (
              <ul className={classes.list}>
                {views.data.items.map((view) => (
                  <ViewRow
                    key={view.id}
                    view={view}
                    isCurrent={isSameQuery(view.query, query)}
                    onOpen={onOpen}
                    onStep={(kind) => setStep({ kind, view })}
                  />
                ))}
              </ul>
            )
          ) : views.error === null ? (
            <p className={classes.note} aria-busy="true">
              Loading…
            </p>
          ) : (
            <p className={classes.note} role="alert">
              {problemOf(views.error).detail}{' '}
              <Button variant="link" size="sm" loading={views.isFetching} onClick={() => views.refetch()}>
                Try again
              </Button>
            </p>
          )}
          <Button
            variant="outline"
            size="sm"
            leftSection={<IconBookmarkPlus size={16} aria-hidden="true" />}
            onClick={() => setStep({ kind: 'new' })}
          >
            Save view
          </Button>
        </>
      )}
    </section>
  )
}

function ViewRow({
  view,
  isCurrent,
  onOpen,
  onStep,
}: {
  readonly view: SavedView
  readonly isCurrent: boolean
  readonly onOpen: () => void
  readonly onStep: (step: 'form' | 'delete') => void
}) {
  const router = useRouter()
  const hasPermission = useHasPermission()
  const href = viewHref(view)
  const { name, isOwn, isShared, createdBy } = view
  const copyLink = () => {
    const { href: address } = new URL(router.history.createHref(href), window.location.href)
    void copyText(address, `A link to ${name}`)
  }
  return (
    <li className={classes.row} data-current={isCurrent || undefined}>
      <PathLink
        href={href}
        className={classes.link ?? ''}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onOpen}
      >
        {name}
        <span className={classes.by}>
          {isShared ? (isOwn ? 'Shared by you' : `Shared by ${createdBy.name}`) : 'Only you'}
        </span>
      </PathLink>
      <ActionIcon variant="subtle" color="gray" aria-label={`Copy link to ${name}`} onClick={copyLink}>
        <IconLink size={16} />
      </ActionIcon>
      {isOwn && (
        <ActionIcon variant="subtle" color="gray" aria-label={`Edit ${name}`} onClick={() => onStep('form')}>
          <IconPencil size={16} />
        </ActionIcon>
      )}
      {(isOwn || hasPermission('manage_team')) && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Delete ${name}`}
          onClick={() => onStep('delete')}
        >
          <IconTrash size={16} />
        </ActionIcon>
      )}
    </li>
  )
}
