import { fieldErrors } from '#src/api/problem.ts'
import { useFocusOnProblem } from './use-attempts.ts'

/** Server's message about the only text field of a dialog: beside the field, which is focused, until the text changes. */
export function useRejectedText(
  mutation: { readonly error: unknown; readonly submittedAt: number; readonly reset: () => void },
  name: string,
) {
  const rejected = fieldErrors(mutation.error)[name]
  const around = useFocusOnProblem<HTMLDivElement>(mutation.error === null ? 0 : mutation.submittedAt)
  return {
    /** Message for the field. */
    rejected,
    /** Any other error, for the dialog. */
    otherError: rejected === undefined ? mutation.error : null,
    /** For an element around the field. */
    around,
    textChanged: () => {
      if (rejected !== undefined) mutation.reset()
    },
  }
}
