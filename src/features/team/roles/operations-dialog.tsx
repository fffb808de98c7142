import { type OperationEntry, operationList } from '#src/api/generated/operation-list.gen.ts'
import { tagTitle } from '#src/domain/api-tag.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { useLastValue } from '#src/ui/use-last-value.ts'
import { subjectLabels } from './role-labels.ts'
import classes from './roles.module.css'
import { operationsOf, type Subject } from './subjects.ts'

/** API operations that a row of the matrix allows, grouped by tag. */
export function OperationsDialog({
  subject,
  onClose,
}: {
  /** Empty while the dialog is closed. */
  readonly subject: Subject | ''
  readonly onClose: () => void
}) {
  const shown = useLastValue(subject)
  return (
    <Dialog
      opened={subject !== ''}
      onClose={onClose}
      title={shown === '' ? '' : subjectLabels[shown].label}
      size="lg"
    >
      {shown !== '' && <Operations subject={shown} />}
    </Dialog>
  )
}

function Operations({ subject }: { readonly subject: Subject }) {
  const format = useFormat()
  const operations = operationsOf(subject, operationList)
  const tags = Map.groupBy(operations, ({ tag }) => tag)
  const count = operations.length === 1 ? '1 operation' : `${format.number(operations.length)} operations`
  return (
    <>
      <p className={classes.intro}>
        {subjectLabels[subject].about} {count} of the API.
      </p>
      {[...tags].map(([tag, of]) => (
        <section key={tag} className={classes.tag} aria-label={tagTitle(tag)}>
          <h3>{tagTitle(tag)}</h3>
          <ul>
            {of.map((operation) => (
              <Operation key={operation.id} {...operation} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function Operation({ method, path, summary }: OperationEntry) {
  return (
    <li>
      {summary}
      <code>
        {method.toUpperCase()} {path}
      </code>
    </li>
  )
}
