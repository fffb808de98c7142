import { isProblemWith } from '#src/api/problem.ts'
import { FormAlert } from '#src/ui/form-alert.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { problemOf } from '#src/ui/problem.ts'

/** The catalog's text for any failure of the sign-up (spec part 1, section 8). */
const FAILED = 'Failed to create account. Please try again.'

/** A failure of the sign-up as a whole: the catalog's text, and what the server said beyond it. */
export function SignUpAlert({ error }: { readonly error: unknown }) {
  if (isProblemWith(error, 'already_completed')) {
    return (
      <FormAlert>
        {error.detail}{' '}
        <Anchor to="/login" underline="always">
          Sign in
        </Anchor>
      </FormAlert>
    )
  }
  const { detail } = problemOf(error)
  return (
    <FormAlert>
      {FAILED}
      {detail !== FAILED && <div>{detail}</div>}
    </FormAlert>
  )
}
