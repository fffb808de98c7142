import { IconEdit, IconFolder, IconListDetails, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import type { Project } from '#src/api/generated/types.gen.ts'
import { ALLOWED } from '#src/domain/check-result.ts'
import { foldCase, includesAllWords, queryWords } from '#src/domain/text-match.ts'
import { Notice } from '#src/resources/detail/notice.tsx'
import { PanelStack } from '#src/resources/detail/panel.tsx'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { projectsQuery } from '#src/resources/projects/project-queries.ts'
import { resourceTypeNouns } from '#src/resources/resource-labels.ts'
import { useMissingRow } from '#src/resources/use-missing-row.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { clientPages } from '#src/ui/resource-table/client-pages.ts'
import type { RowAction } from '#src/ui/resource-table/columns.ts'
import { countOf } from '#src/ui/resource-table/list-state.ts'
import { type CardContent, ResourceCards } from '#src/ui/resource-table/resource-cards.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { teamSearch } from '../team-search.ts'
import type { TeamTabProps } from '../team-tab.ts'
import { DeleteProjectDialog } from './delete-project-dialog.tsx'
import { ProjectDialog } from './project-dialog.tsx'
import { ProjectForm } from './project-form.tsx'
import classes from './projects.module.css'
import { projectNoun, useProjectChecks, useProjectFacts } from './use-project-facts.ts'

/**
 * Projects, which group resources and their cost. The list is short, so the search runs in the browser on all of
 * them.
 */
export default function ProjectsTab({ search, onSearchChange, onDialog }: TeamTabProps) {
  const format = useFormat()
  const query = useQuery(projectsQuery())
  const { factsOf, showsCost, error, unknown } = useProjectFacts()
  const canCreate = useCan(requiredPermission.createProject, projectNoun)
  const checks = useProjectChecks()

  const wanted = queryWords(search.q)
  const items = query.data?.items.filter(({ name, description }) =>
    includesAllWords(foldCase(`${name}\n${description}`), wanted),
  )
  const create = (
    <DisabledReason reason={denialReason(canCreate)}>
      <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => onDialog('new-project')}>
        Create project
      </Button>
    </DisabledReason>
  )

  const card = (project: Project): CardContent => {
    const { usage, count, snapshots, cost } = factsOf(project.id)
    const kinds = usage && [
      ...usage.resources.map((it) => unbroken(countOf(it.count, resourceTypeNouns[it.type], format.number))),
      // Not counted as resources.
      ...(snapshots > 0
        ? [`plus ${unbroken(countOf(snapshots, resourceTypeNouns.volume_snapshot, format.number))}`]
        : []),
    ]
    return {
      title: (
        <Anchor
          to="/team"
          search={{ ...search, dialog: 'project', row: project.id }}
          resetScroll={false}
          className={classes.name}
        >
          {project.name}
        </Anchor>
      ),
      status: project.isDefault && <StatusBadge tone="info">Default</StatusBadge>,
      subtitle: project.description === '' ? 'No description' : project.description,
      facts: [
        { name: 'Resources', value: count === undefined ? unknown : format.number(count) },
        { name: 'Members', value: usage === undefined ? unknown : format.number(usage.members.length) },
        ...(showsCost
          ? [{ name: 'Cost this month', value: cost === undefined ? unknown : format.money(cost) }]
          : []),
      ],
      extra: kinds !== undefined && kinds.length > 0 && <p className={classes.kinds}>{kinds.join(', ')}</p>,
    }
  }

  const rowActions = (project: Project): readonly RowAction[] => [
    {
      key: 'view',
      label: 'View project',
      icon: <IconListDetails size={16} aria-hidden="true" />,
      check: ALLOWED,
      onSelect: () => onDialog('project', project.id),
    },
    {
      key: 'edit',
      label: 'Edit',
      icon: <IconEdit size={16} aria-hidden="true" />,
      check: checks.edit,
      onSelect: () => onDialog('edit-project', project.id),
    },
    {
      key: 'delete',
      label: 'Delete',
      icon: <IconTrash size={16} aria-hidden="true" />,
      destructive: true,
      check: checks.remove(project),
      onSelect: () => onDialog('delete-project', project.id),
    },
  ]

  const project = query.data?.items.find(({ id }) => id === search.row)
  const isDeleting = search.dialog === 'delete-project'
  const close = () => onDialog('')
  useMissingRow({
    opened: isDeleting || search.dialog === 'project' || search.dialog === 'edit-project',
    id: search.row,
    isFound: project !== undefined,
    isLoaded: query.data !== undefined,
    noun: projectNoun.one,
    onClose: close,
  })
  return (
    <>
      <PanelStack>
        {error !== null && (
          <Notice tone="warning">
            Couldn’t load the contents of the projects. {problemOf(error).detail}
          </Notice>
        )}
        <ResourceCards
          label="Projects"
          noun={projectNoun}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          {...clientPages(query, items, search)}
          search={search}
          defaults={teamSearch.defaults}
          onSearchChange={onSearchChange}
          searchLabel="Search projects"
          filters={[]}
          sorts={[]}
          tools={create}
          card={card}
          rowActions={rowActions}
          empty={
            <EmptyState
              title="No projects yet"
              description="Projects group related resources, so you can find them and track their cost together."
              icon={<IconFolder size={22} />}
              action={create}
            />
          }
        />
      </PanelStack>
      <ProjectDialog
        opened={search.dialog === 'project'}
        project={project}
        onDialog={onDialog}
        onClose={close}
      />
      <ProjectForm
        opened={search.dialog === 'new-project' || search.dialog === 'edit-project'}
        project={search.dialog === 'edit-project' ? project : undefined}
        isNew={search.dialog !== 'edit-project'}
        onClose={close}
      />
      <DeleteProjectDialog opened={isDeleting} project={project} onClose={close} />
    </>
  )
}

/** Keeps the number of a count on the line of its noun. */
const unbroken = (count: string) => count.replace(' ', '\u00a0')
