import classes from './demo.module.css'
import { useAnswerSource } from './use-answer-source.ts'

/** Shows the code that a real server would send by email. Only in builds with the mock. */
export function DemoCode() {
  if (useAnswerSource('verifySignUp') !== 'mock') return null
  return (
    <aside className={classes.root} aria-label="About this demo">
      <p className={classes.text}>
        This is a demo and sends no email. Your code is <strong className="mono">123456</strong>, unless the
        address already has an account.
      </p>
    </aside>
  )
}
