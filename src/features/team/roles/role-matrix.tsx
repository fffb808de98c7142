import { IconCheck, IconMinus } from '@tabler/icons-react'
import { useState } from 'react'
import { operationList } from '#src/api/generated/operation-list.gen.ts'
import type { Role } from '#src/api/generated/types.gen.ts'
import { Select } from '#src/ui/select.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { useSmallScreen } from '#src/ui/use-small-screen.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { membersText, sections, subjectLabels } from './role-labels.ts'
import classes from './roles.module.css'
import { countCallable, includes, keyScopeOf, operationsOf, type Subject } from './subjects.ts'

interface RoleMatrixProps {
  readonly roles: readonly Role[]
  readonly onOpen: (subject: Subject) => void
}

/**
 * Permissions by role; one role at a time on phones. The operations of a row come from the contract, so the matrix
 * always matches it.
 */
export function RoleMatrix({ roles, onOpen }: RoleMatrixProps) {
  const isSmall = useSmallScreen()
  const [chosenId, setChosenId] = useState('')
  const chosen = roles.find(({ id }) => id === chosenId) ?? roles[0]
  if (isSmall && chosen !== undefined) {
    return (
      <section className={classes.single} aria-label="Permissions by role">
        <Select
          label="Role"
          value={chosen.id}
          data={roles.map(({ id, name, memberCount }) => ({
            value: id,
            label: `${name} (${membersText(memberCount)})`,
          }))}
          onChange={setChosenId}
        />
        <MatrixTable roles={[chosen]} onOpen={onOpen} />
      </section>
    )
  }
  return (
    // May be wider than the window, so it scrolls, by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={classes.scroll} aria-label="Permissions by role" tabIndex={0}>
      <MatrixTable roles={roles} onOpen={onOpen} />
    </section>
  )
}

function MatrixTable({ roles, onOpen }: RoleMatrixProps) {
  return (
    <table className={classes.matrix}>
      <thead>
        <tr>
          <th scope="col" className={classes.line}>
            Permission
          </th>
          {roles.map(({ id, name, memberCount }) => (
            <th key={id} scope="col" className={classes.column}>
              <span className={classes.roleName}>{name}</span>
              <span className={classes.note}>{membersText(memberCount)}</span>
            </th>
          ))}
        </tr>
      </thead>
      {sections.map(({ title, subjects }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={roles.length + 1} className={classes.section}>
              {title}
            </th>
          </tr>
          {subjects.map((subject) => (
            <tr key={subject}>
              <th scope="row" className={classes.line}>
                <SubjectButton subject={subject} onOpen={onOpen} />
              </th>
              {roles.map((role) => (
                <td key={role.id}>
                  <Cell role={role} subject={subject} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

function SubjectButton({
  subject,
  onOpen,
}: {
  readonly subject: Subject
  readonly onOpen: (subject: Subject) => void
}) {
  const format = useFormat()
  const { label, about } = subjectLabels[subject]
  return (
    <>
      <button
        type="button"
        className={classes.subject}
        aria-haspopup="dialog"
        onClick={() => onOpen(subject)}
      >
        {label}
        <span className={classes.count}>
          {format.number(operationsOf(subject, operationList).length)}
          <VisuallyHidden> operations</VisuallyHidden>
        </span>
      </button>
      <span className={classes.note}>{about}</span>
    </>
  )
}

function Cell({ role, subject }: { readonly role: Role; readonly subject: Subject }) {
  const format = useFormat()
  const scope = keyScopeOf(subject)
  if (scope !== undefined) return format.number(countCallable(role, scope, operationList))
  return includes(role, subject) ? (
    <>
      <IconCheck size={18} className={classes.yes} aria-hidden="true" />
      <VisuallyHidden>Yes</VisuallyHidden>
    </>
  ) : (
    <>
      <IconMinus size={18} className={classes.no} aria-hidden="true" />
      <VisuallyHidden>No</VisuallyHidden>
    </>
  )
}
