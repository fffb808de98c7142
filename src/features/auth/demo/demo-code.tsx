import classes from './demo.module.css'
import { useAnswerSource } from './use-answer-source.ts'

/** Shows the code that a real server would send by email. Only in builds with the mock. */
export function DemoCode() {
  if (useAnswerSource('verifySignUp') !== 'mock') return null
  return (
    <aside className={classes.root} aria-label="About this demo">
      <p className={classes.text}>
        This cloud is a mock and sends no mail. The code is <strong className="mono">123456</strong>, unless
        the address has an account already; any other is refused.
      </p>
    </aside>
  )
}
