import { useState } from 'react'
import { fieldErrors } from '#src/api/problem.ts'
import {
  type CardDraft,
  type CardDraftProblems,
  cardDraftProblems,
  NO_CARD,
  toCardProblems,
} from '#src/resources/cards/card-draft.ts'
import { withoutChanged } from '#src/resources/create/field-problems.ts'
import { useFocusOnProblem } from '#src/resources/form/use-attempts.ts'
import { now } from '#src/ui/clock.ts'

/** State of a card form. Errors show at the fields after the first attempt. Card data is never stored. */
export function useCardForm() {
  const [draft, setDraft] = useState(NO_CARD)
  const [fromServer, setFromServer] = useState<CardDraftProblems>({})
  const [attempt, setAttempt] = useState(0)
  const own = cardDraftProblems(draft, now())
  return {
    form: useFocusOnProblem<HTMLFormElement>(attempt),
    draft,
    problems: attempt === 0 ? {} : { ...fromServer, ...own },
    change: (part: Partial<CardDraft>) => {
      setDraft((current) => ({ ...current, ...part }))
      setFromServer((problems) => withoutChanged({ ...problems }, part))
    },
    /** @returns true if the card is valid */
    check: (): boolean => {
      setAttempt((count) => count + 1)
      setFromServer({})
      return Object.keys(own).length === 0
    },
    /** Shows the server's field errors. @returns true if the error concerns a card field */
    showErrors: (error: unknown): boolean => {
      const found = toCardProblems(fieldErrors(error))
      setFromServer(found)
      setAttempt((count) => count + 1)
      return Object.keys(found).length > 0
    },
  }
}
