import { IconEdit, IconTrash } from '@tabler/icons-react'
import type { Project } from '#src/api/generated/types.gen.ts'
import { FactList } from '#src/resources/detail/facts-panel.tsx'
import { denialReason } from '#src/resources/permissions.ts'
import { projectListHref } from '#src/resources/resource-href.ts'
import { resourceTypePlurals } from '#src/resources/resource-labels.ts'
import { Button } from '#src/ui/button.tsx'
import dialogClasses from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { PathLink } from '#src/ui/path-link.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { ScrollList } from '#src/ui/scroll-list.tsx'
import { Time } from '#src/ui/time.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { useLastValue } from '#src/ui/use-last-value.ts'
import type { TeamTabProps } from '../team-tab.ts'
import classes from './projects.module.css'
import { useProjectChecks, useProjectFacts } from './use-project-facts.ts'

/** Details of a project: resources, members and cost. */
export function ProjectDialog({
  opened,
  project,
  onDialog,
  onClose,
}: {
  readonly opened: boolean
  readonly project: Project | undefined
  readonly onDialog: TeamTabProps['onDialog']
  readonly onClose: () => void
}) {
  const shown = useLastValue(project)
  return (
    <Dialog opened={opened && project !== undefined} onClose={onClose} title={shown?.name} size="lg">
      {shown && <Contents project={shown} onDialog={onDialog} />}
    </Dialog>
  )
}

function Contents({
  project,
  onDialog,
}: {
  readonly project: Project
  readonly onDialog: TeamTabProps['onDialog']
}) {
  const format = useFormat()
  const { factsOf, showsCost, unknown } = useProjectFacts()
  const checks = useProjectChecks()
  const { usage, count, contents, cost } = factsOf(project.id)
  return (
    <div className={dialogClasses.body}>
      {project.description !== '' && <p className={classes.description}>{project.description}</p>}
      <FactList
        facts={[
          { name: 'Created', value: <Time at={project.createdAt}>{format.date(project.createdAt)}</Time> },
          ...(showsCost
            ? [{ name: 'Cost this month', value: cost === undefined ? unknown : format.money(cost) }]
            : []),
          { name: 'ID', value: <code className="mono">{project.id}</code>, copy: project.id },
        ]}
      />
      <div className={classes.parts}>
        <section>
          <h3>Resources</h3>
          {count === undefined ? (
            <p className={classes.muted}>{unknown}</p>
          ) : contents.length === 0 ? (
            <p className={classes.muted}>No resources yet. Move them here from their pages or lists.</p>
          ) : (
            <ul className={classes.list}>
              {contents.map(({ type, count: many }) => (
                <li key={type}>
                  <PathLink href={projectListHref(type, project.id)}>{resourceTypePlurals[type]}</PathLink>
                  <span>{format.number(many)}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
        <section>
          <h3>Members</h3>
          {count === undefined && <p className={classes.muted}>{unknown}</p>}
          {usage !== undefined && usage.members.length > 0 && (
            <ScrollList label="Members" className={classes.list}>
              {usage.members.map(({ id, name, lastChangeAt }) => (
                <li key={id}>
                  <span>{name}</span>
                  <span className={classes.muted}>
                    <RelativeTime at={lastChangeAt} />
                  </span>
                </li>
              ))}
            </ScrollList>
          )}
          <p className={classes.muted}>
            Members who created the project or changed something in it. All members can see all projects.
          </p>
        </section>
      </div>
      <div className={dialogClasses.actions}>
        <DisabledReason reason={denialReason(checks.remove(project))}>
          <Button
            variant="outline"
            leftSection={<IconTrash size={16} aria-hidden="true" />}
            onClick={() => onDialog('delete-project', project.id)}
          >
            Delete
          </Button>
        </DisabledReason>
        <DisabledReason reason={denialReason(checks.edit)}>
          <Button
            leftSection={<IconEdit size={16} aria-hidden="true" />}
            onClick={() => onDialog('edit-project', project.id)}
          >
            Edit
          </Button>
        </DisabledReason>
      </div>
    </div>
  )
}
