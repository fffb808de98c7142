import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { moveResources } from '#src/api/generated/sdk.gen.ts'
import type { Money, ResourceMoveItem } from '#src/api/generated/types.gen.ts'
import { invalidateOperations, type OperationId } from '#src/api/operation-queries.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { sumMoney } from '#src/domain/price.ts'
import { moveCheck } from '#src/domain/project.ts'
import { Button } from '#src/ui/button.tsx'
import dialogClasses from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { usePendingInDialog } from '#src/ui/dialog-pending.ts'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { countOf, type Noun } from '#src/ui/resource-table/list-state.ts'
import { ScrollList } from '#src/ui/scroll-list.tsx'
import { Select } from '#src/ui/select.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { denialReason, useCan } from '../permissions.ts'
import classes from './move-dialog.module.css'
import { projectsQuery, refreshProjects } from './project-queries.ts'

/** Fields of a resource that moving needs. */
export interface Movable {
  readonly id: string
  readonly name: string
  readonly projectId: string
  readonly status: string
  readonly monthlyCost: Money
}

export interface MoveDialogProps {
  readonly opened: boolean
  readonly resources: readonly Movable[]
  readonly noun: Noun
  /** List operation of the resource type. */
  readonly list: OperationId
  readonly onClose: () => void
  /** Called if at least one resource has moved. */
  readonly onMoved?: () => void
}

/** Selects the target project, previews the move, runs it, and explains why any resource was not moved. */
export default function MoveDialog(props: MoveDialogProps) {
  const { resources, noun } = props
  const [only] = resources
  const format = useFormat()
  const what =
    resources.length === 1 && only !== undefined ? only.name : countOf(resources.length, noun, format.number)
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={`Move ${what} to another project`}>
      <MoveForm {...props} what={what} />
    </Dialog>
  )
}

function MoveForm({
  resources,
  noun,
  list,
  onClose,
  onMoved,
  what,
}: MoveDialogProps & { readonly what: string }) {
  const format = useFormat()
  const client = useQueryClient()
  const { data, error } = useQuery(projectsQuery())
  const [chosen, setChosen] = useState('')
  const [stayed, setStayed] = useState<readonly ResourceMoveItem[]>([])
  const projects = data?.items ?? []
  // Unless it was deleted since.
  const target = projects.some(({ id }) => id === chosen) ? chosen : ''
  const nameOf = (projectId: string) => projects.find(({ id }) => id === projectId)?.name ?? 'another project'

  const notMovable = resources.filter(({ status }) => !moveCheck(status, noun.one).allowed)
  const inPlace = resources.filter((it) => it.projectId === target && !notMovable.includes(it))
  const moving = resources.filter((it) => !notMovable.includes(it) && !inPlace.includes(it))
  // If all resources share a project, it is no valid target.
  const homes = new Set(resources.map(({ projectId }) => projectId))
  const choices = projects.filter(({ id }) => homes.size > 1 || !homes.has(id))

  const move = useMutation({
    mutationFn: () =>
      moveResources({ path: { projectId: target }, body: { resourceIds: moving.map(({ id }) => id) } }),
    onSuccess: ({ items }) => {
      const left = items.filter(({ outcome }) => outcome === 'failed' || outcome === 'not_found')
      const moved = items.length - left.length
      setStayed(left)
      if (moved > 0) {
        onMoved?.()
        toast.success(
          `Moved to ${nameOf(target)}`,
          left.length === 0
            ? `${what}.`
            : `${countOf(moved, noun, format.number)} moved; ${left.length} not moved.`,
        )
      }
      if (left.length === 0) onClose()
    },
    onSettled: () =>
      Promise.all([
        refreshProjects(client),
        // The resource itself, and every list and log that contains it.
        invalidateOperations(client, [list, 'listActivity', 'listAuditEntries']),
        client.invalidateQueries({
          predicate: ({ queryKey }) => resources.some(({ id }) => isAbout(queryKey, id)),
        }),
      ]),
  })

  usePendingInDialog(move.isPending)
  const can = useCan(requiredPermission.moveResources, noun)
  const disabledReason =
    denialReason(can) ??
    (target === '' ? 'Choose a project.' : moving.length === 0 ? 'Nothing to move.' : null)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (disabledReason === null && !move.isPending) move.mutate()
  }

  if (stayed.length > 0) return <NotMoved items={stayed} onClose={onClose} />

  const failure = move.error ?? error
  const cost = costOf(moving)
  return (
    <form className={dialogClasses.body} onSubmit={submit}>
      <Select
        data-autofocus
        label="Project"
        value={target}
        data={[
          {
            value: '',
            label: choices.length === 0 && data ? 'There is no other project' : 'Choose a project',
          },
          ...choices.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={setChosen}
      />
      {target !== '' && moving.length > 0 && (
        <div>
          <p>
            {moving.length === 1 ? 'It moves' : `${format.number(moving.length)} move`} to {nameOf(target)}
            {cost !== null && `, along with costs of ${format.money(cost)} per month`}. Nothing else changes.
          </p>
          <ScrollList label="Resources to move" className={classes.names}>
            {moving.map(({ id, name, projectId }) => (
              <li key={id}>
                <strong>{name}</strong> <span className={classes.why}>from {nameOf(projectId)}</span>
              </li>
            ))}
          </ScrollList>
        </div>
      )}
      {target !== '' && inPlace.length > 0 && (
        <p>
          Already in {nameOf(target)}: {inPlace.map(({ name }) => name).join(', ')}.
        </p>
      )}
      {notMovable.length > 0 && (
        <div>
          <p>Can’t be moved:</p>
          <ScrollList label="Resources that can’t be moved" className={classes.names}>
            {notMovable.map(({ id, name, status }) => (
              <li key={id}>
                <strong>{name}</strong>{' '}
                <span className={classes.why}>{denialReason(moveCheck(status, noun.one))}</span>
              </li>
            ))}
          </ScrollList>
        </div>
      )}
      {failure !== null && (
        <p className={dialogClasses.problem} role="alert">
          {problemOf(failure).detail}
        </p>
      )}
      <div className={dialogClasses.actions}>
        <Button variant="outline" onClick={onClose} disabled={move.isPending}>
          Cancel
        </Button>
        <DisabledReason reason={disabledReason}>
          <Button type="submit" loading={move.isPending}>
            Move
          </Button>
        </DisabledReason>
      </div>
    </form>
  )
}

/** Shown after a move in which some resources stayed, with the reasons. */
function NotMoved({
  items,
  onClose,
}: {
  readonly items: readonly ResourceMoveItem[]
  readonly onClose: () => void
}) {
  return (
    <div className={dialogClasses.body}>
      <div role="alert">
        <p>{items.length === 1 ? '1 was not moved:' : `${items.length} were not moved:`}</p>
        <ScrollList label="Resources that were not moved" className={classes.names}>
          {items.map(({ resourceId, name, reason }) => (
            <li key={resourceId}>
              <strong>{name ?? resourceId}</strong> <span className={classes.why}>{reason}</span>
            </li>
          ))}
        </ScrollList>
      </div>
      <div className={dialogClasses.actions}>
        <Button onClick={onClose}>Close</Button>
      </div>
    </div>
  )
}

function costOf(moving: readonly Movable[]): Movable['monthlyCost'] | null {
  return moving.length === 0 ? null : sumMoney(moving.map(({ monthlyCost }) => monthlyCost))
}

/** True if a cached query is about a resource: the path parameters contain its id. */
function isAbout(queryKey: readonly unknown[], id: string): boolean {
  const [request] = queryKey
  if (typeof request !== 'object' || request === null || !('path' in request)) return false
  return Object.values(request.path ?? {}).includes(id)
}
