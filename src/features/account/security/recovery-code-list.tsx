import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react'
import { useRef } from 'react'
import { useSignedIn } from '#src/api/session.ts'
import { brand } from '#src/brand.ts'
import { LeaveGuard } from '#src/resources/create/leave-guard.tsx'
import { Button } from '#src/ui/button.tsx'
import { copyText } from '#src/ui/copy-text.ts'
import dialog from '#src/ui/dialog.module.css'
import { saveFile } from '#src/ui/save-file.ts'
import classes from './recovery-code-list.module.css'

interface RecoveryCodeListProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** Recovery codes, shown once, with buttons to copy, download and print them. */
export function RecoveryCodeList({ codes, onDone }: RecoveryCodeListProps) {
  const { user } = useSignedIn()
  const title = `Recovery codes of ${user.email} at ${brand.name}`
  const unsaved = useRef(true)
  return (
    <div className={dialog.body}>
      <LeaveGuard
        unsaved={unsaved}
        everywhere
        title="Leave without the codes?"
        discardMessage="You won’t see the codes again."
      />
      <p>
        Use a code to sign in without your authenticator app. Each works once. They’re shown only now, so
        store them with your passwords.
      </p>
      <section className={classes.printed} aria-label="Recovery codes">
        <p className={classes.onPaper}>{title}. Each code works once.</p>
        <ul className={classes.codes}>
          {codes.map((code) => (
            <li key={code} className="mono">
              {code}
            </li>
          ))}
        </ul>
      </section>
      <div className={classes.tools}>
        <Button
          variant="outline"
          size="sm"
          leftSection={<IconCopy size={16} aria-hidden="true" />}
          onClick={() => void copyText(codes.join('\n'), 'The list of recovery codes')}
        >
          Copy
        </Button>
        <Button
          variant="outline"
          size="sm"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          onClick={() =>
            saveFile(
              `${brand.name.toLowerCase()}-recovery-codes.txt`,
              `${title}\nEach can be used once.\n\n${codes.join('\n')}\n`,
              'text/plain',
            )
          }
        >
          Download
        </Button>
        <Button
          variant="outline"
          size="sm"
          leftSection={<IconPrinter size={16} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </div>
      <div className={dialog.actions}>
        <Button
          onClick={() => {
            unsaved.current = false
            onDone()
          }}
          data-autofocus
        >
          I have saved my codes
        </Button>
      </div>
    </div>
  )
}
