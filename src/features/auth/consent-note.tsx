import { Anchor } from '#src/ui/link.tsx'
import classes from './auth.module.css'

/** Says what a new account agrees to; the request has the versions of the documents. */
export function ConsentNote({ action }: { readonly action: 'continuing' | 'joining' }) {
  return (
    <p className={classes.consent}>
      By {action}, you agree to our{' '}
      <Anchor to="/terms" target="_blank" underline="always">
        Terms of Service
      </Anchor>{' '}
      and{' '}
      <Anchor to="/privacy" target="_blank" underline="always">
        Privacy Policy
      </Anchor>
      .
    </p>
  )
}
