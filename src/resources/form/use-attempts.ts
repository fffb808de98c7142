import { type RefObject, useEffect, useRef, useState } from 'react'
import { fieldErrors } from '#src/api/problem.ts'
import { type FieldProblems, type FieldsOf, NO_PROBLEMS, withoutChanged } from '../create/field-problems.ts'

/** Validation state of a form, from its first submit on. */
export interface Attempts<Draft> {
  /** Messages at the fields, from client-side validation and from the server. */
  readonly problems: FieldProblems
  /** Counts attempts, so that a repeated failure with the same outcome is announced again. */
  readonly count: number
  /** Starts an attempt. True if client-side validation passes, so the request can be sent. */
  readonly begin: () => boolean
  /** Records the server's error. */
  readonly failed: (error: unknown) => void
  /** Drops the server's messages for fields that changed. */
  readonly changed: (change: Partial<Draft>) => void
  /** Resets to the state before the first submit. */
  readonly startOver: () => void
}

/**
 * @param own client-side validation messages, by field of the request
 * @param fieldsOf request fields that depend on a part of the draft; needed only if they have different names
 */
export function useAttempts<Draft extends object>(
  own: FieldProblems,
  fieldsOf?: FieldsOf<Draft>,
): Attempts<Draft> {
  const [count, setCount] = useState(0)
  const [fromServer, setFromServer] = useState(NO_PROBLEMS)
  const next = (problems: FieldProblems) => {
    setCount((before) => before + 1)
    setFromServer(problems)
  }
  return {
    problems: count === 0 ? NO_PROBLEMS : { ...fromServer, ...own },
    count,
    begin: () => {
      next(NO_PROBLEMS)
      return Object.keys(own).length === 0
    },
    failed: (error) => next(fieldErrors(error)),
    changed: (change) => setFromServer((problems) => withoutChanged<Draft>(problems, change, fieldsOf)),
    startOver: () => {
      setCount(0)
      setFromServer(NO_PROBLEMS)
    },
  }
}

/**
 * True from a failed attempt until its problems are solved. A problem that comes back while typing, such as "web-" on the way to
 * "web-1", counts from the next attempt on: the message that it would bring back takes the focus.
 * @param attempt number of attempts
 * @param isFailed true while the form has problems after an attempt
 */
export function useFailedAttempt(attempt: number, isFailed: boolean): boolean {
  const [solved, setSolved] = useState(0)
  if (!isFailed && solved !== attempt) setSolved(attempt)
  return isFailed && solved !== attempt
}

/** Returns a ref for the form's container; each attempt moves the focus to the first invalid field in it. */
export function useFocusOnProblem<E extends HTMLElement>(attempt: number): RefObject<E | null> {
  const around = useRef<E>(null)
  useEffect(() => {
    if (attempt > 0) around.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempt])
  return around
}
