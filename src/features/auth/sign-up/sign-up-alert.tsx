import { isProblemWith } from '#src/api/problem.ts'
import { FormAlert } from '#src/ui/form-alert.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { problemOf } from '#src/ui/problem.ts'

/** Generic error text from the specification's message catalog (spec part 1, section 8). */
const FAILED = 'Failed to create account. Please try again.'

/** Error of the whole sign-up: the catalog's text plus the server's detail. */
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
