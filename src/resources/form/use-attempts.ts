import { type RefObject, useEffect, useRef, useState } from 'react'
import { fieldErrors } from '#src/api/problem.ts'
import { type FieldProblems, type FieldsOf, NO_PROBLEMS, withoutChanged } from '../create/field-problems.ts'

/** What is wrong with a form, from the first time that it was submitted. */
export interface Attempts<Draft> {
  /** What to show at the fields: of the form itself, and of the server. */
  readonly problems: FieldProblems
  /** Counts the attempts, so that a second one with the same outcome is told again. */
  readonly count: number
  /** Submitted once more. Says whether the form itself finds nothing wrong, so that it can be sent. */
  readonly begin: () => boolean
  /** The server has refused it. */
  readonly refused: (error: unknown) => void
  /** What the server said of what has been changed since no longer holds. */
  readonly changed: (change: Partial<Draft>) => void
  /** As if it had never been submitted. */
  readonly startOver: () => void
}

/**
 * @param own what the form can tell by itself is wrong, by field of the request
 * @param fieldsOf which fields follow from a part of the draft, where they are not of the same name
 */
export function useAttempts<Draft extends object>(
  own: FieldProblems,
  fieldsOf?: FieldsOf<Draft>,
): Attempts<Draft> {
  const [count, setCount] = useState(0)
  const [fromServer, setFromServer] = useState(NO_PROBLEMS)
  const next = (answered: FieldProblems) => {
    setCount((before) => before + 1)
    setFromServer(answered)
  }
  return {
    problems: count === 0 ? NO_PROBLEMS : { ...fromServer, ...own },
    count,
    begin: () => {
      next(NO_PROBLEMS)
      return Object.keys(own).length === 0
    },
    refused: (error) => next(fieldErrors(error)),
    changed: (change) => setFromServer((answered) => withoutChanged<Draft>(answered, change, fieldsOf)),
    startOver: () => {
      setCount(0)
      setFromServer(NO_PROBLEMS)
    },
  }
}

/** Of what stands around the fields: each attempt takes the focus to the first that is wrong. */
export function useFocusOnProblem<E extends HTMLElement>(attempt: number): RefObject<E | null> {
  const around = useRef<E>(null)
  useEffect(() => {
    if (attempt > 0) around.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempt])
  return around
}
