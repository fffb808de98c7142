import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteProject } from '#src/api/generated/sdk.gen.ts'
import type { Project } from '#src/api/generated/types.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { denialReason } from '#src/resources/permissions.ts'
import { projectsQuery } from '#src/resources/projects/project-queries.ts'
import { resourceTypeNouns, resourceTypePlurals } from '#src/resources/resource-labels.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { countOf } from '#src/ui/resource-table/list-state.ts'
import { ScrollList } from '#src/ui/scroll-list.tsx'
import { Select } from '#src/ui/select.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { useLastValue } from '#src/ui/use-last-value.ts'
import classes from './projects.module.css'
import { useProjectChecks, useProjectFacts } from './use-project-facts.ts'

/** Confirms the deletion and asks where to move the project's resources. */
export function DeleteProjectDialog({
  project,
  opened,
  onClose,
}: {
  readonly project: Project | undefined
  readonly opened: boolean
  readonly onClose: () => void
}) {
  const shown = useLastValue(project)
  if (shown === undefined) return null
  return (
    <Question
      // Remount per opening, so that a target chosen before is not chosen again.
      key={opened ? shown.id : ''}
      project={shown}
      opened={opened && project !== undefined}
      onClose={onClose}
    />
  )
}

/** "8 resources and 1 snapshot"; at least one number is above zero. */
function partsOf(resources: number, snapshots: number, number: (value: number) => string): string {
  return [
    ...(resources > 0 ? [countOf(resources, { one: 'resource', many: 'resources' }, number)] : []),
    ...(snapshots > 0 ? [countOf(snapshots, resourceTypeNouns.volume_snapshot, number)] : []),
  ].join(' and ')
}

function Question({
  project,
  opened,
  onClose,
}: {
  readonly project: Project
  readonly opened: boolean
  readonly onClose: () => void
}) {
  const format = useFormat()
  const client = useQueryClient()
  const checks = useProjectChecks()
  const { factsOf } = useProjectFacts()
  const { count, snapshots, budgets, contents } = factsOf(project.id)
  const { data } = useQuery(projectsQuery())
  const others = data?.items.filter(({ id }) => id !== project.id) ?? []
  const [chosen, setChosen] = useState('')
  const hasResources = count !== 0 || snapshots > 0
  const remove = useMutation({
    mutationFn: (moveTo: string) =>
      deleteProject({ path: { projectId: project.id }, query: moveTo === '' ? {} : { moveTo } }),
    // All resources of the project show their new project.
    onSettled: () => void client.invalidateQueries(),
  })
  const lostBudgets =
    budgets > 0 && ` Its ${budgets === 1 ? 'budget is' : `${format.number(budgets)} budgets are`} deleted.`
  const target = others.find(({ id }) => id === chosen)
  return (
    <ConfirmDialog
      opened={opened}
      {...confirmationOf(remove, {
        variables: hasResources ? chosen : '',
        successMessage: `${project.name} has been deleted`,
        onClose,
      })}
      title={`Delete ${project.name}?`}
      confirmLabel="Delete"
      destructive
      disabledReason={
        denialReason(checks.remove(project)) ??
        (hasResources && target === undefined ? 'Choose where its resources go.' : null)
      }
    >
      {!hasResources ? (
        <p>The project is empty. Its past costs stay on your invoices.{lostBudgets}</p>
      ) : (
        <>
          <p>
            {count === undefined ? 'Its resources' : `Its ${partsOf(count, snapshots, format.number)}`} move
            to another project and keep running. Past costs stay on your invoices.{lostBudgets}
          </p>
          <ScrollList label="Resources to move" className={classes.list}>
            {contents.map(({ type, count: many }) => (
              <li key={type}>
                <span>{resourceTypePlurals[type]}</span>
                <span>{format.number(many)}</span>
              </li>
            ))}
          </ScrollList>
          <Select
            label="Move its resources to"
            value={chosen}
            data={[
              { value: '', label: 'Choose a project' },
              ...others.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={setChosen}
          />
        </>
      )}
    </ConfirmDialog>
  )
}
