import { type OperationEntry, operationList } from '#src/api/generated/operation-list.gen.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { useLast } from '#src/ui/use-last.ts'
import { subjectWords } from './role-words.ts'
import classes from './roles.module.css'
import { operationsOf, type Subject } from './subjects.ts'

/** Everything that one line of the matrix allows, by what it is about. */
export function OperationsDialog({
  subject,
  onClose,
}: {
  /** Empty for none. */
  readonly subject: Subject | ''
  readonly onClose: () => void
}) {
  const shown = useLast(subject)
  return (
    <Dialog
      opened={subject !== ''}
      onClose={onClose}
      title={shown === '' ? '' : subjectWords[shown].label}
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
        {subjectWords[subject].about} {count} of the API.
      </p>
      {[...tags].map(([tag, of]) => (
        <section key={tag} className={classes.tag} aria-label={wordsOf(tag)}>
          <h3>{wordsOf(tag)}</h3>
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

/** "virtual-machines" as a heading. */
function wordsOf(tag: string): string {
  const words = tag.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
