import { type SignUpStep, signUpSteps } from '#src/domain/sign-up.ts'
import classes from './wizard-progress.module.css'

/** "Step N of 4" and a bar at N/4 (spec part 1, section 2). */
export function WizardProgress({ step }: { readonly step: SignUpStep }) {
  const count = signUpSteps.length
  const label = `Step ${step} of ${count}`
  return (
    <div className={classes.root}>
      <p className={classes.label} aria-current="step">
        {label}
      </p>
      <div
        className={classes.track}
        role="progressbar"
        aria-label="Sign-up progress"
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={step}
        aria-valuetext={label}
      >
        <div className={classes.bar} style={{ width: `${(100 * step) / count}%` }} />
      </div>
    </div>
  )
}
