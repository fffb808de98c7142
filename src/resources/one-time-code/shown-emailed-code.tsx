import { useResponseSource } from '#src/api/use-response-source.ts'
import classes from './shown-code.module.css'

interface ShownEmailedCodeProps {
  /** Operation that checks the code. */
  readonly operation: 'verifySignUp' | 'confirmEmailChange'
}

/** Code of every email, unless a live backend checks it. Loaded in mocked builds only. */
export default function ShownEmailedCode({ operation }: ShownEmailedCodeProps) {
  if (useResponseSource(operation) !== 'mock') return null
  return (
    <aside className={classes.root} aria-label="About this demo">
      <p>
        This is a demo and sends no email. Your code is <strong className="mono">123456</strong>, unless the
        address already has an account.
      </p>
    </aside>
  )
}
