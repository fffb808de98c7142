import { useEffect, useRef } from 'react'
import { NetworkFailure } from '#src/api/problem.ts'
import { problemOf } from '#src/ui/problem.ts'
import { NextStep } from '../next-step.tsx'
import classes from './create.module.css'
import { FieldLink } from './field-link.tsx'
import type { FieldProblems } from './field-problems.ts'

/** Errors of a failed attempt, with a link to each invalid field. Takes the focus when it appears. */
export function ProblemSummary({
  attempt,
  problems,
  error,
}: {
  /** Counts attempts, so that a repeated failure with the same outcome is announced again. */
  readonly attempt: number
  readonly problems: FieldProblems
  /** Error from the server; null if client-side validation failed. */
  readonly error: unknown
}) {
  const element = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus again
  useEffect(() => {
    element.current?.focus()
  }, [attempt])

  const fields = Object.entries(problems)
  return (
    <div ref={element} className={classes.problemSummary} role="alert" tabIndex={-1}>
      <strong>
        {error instanceof NetworkFailure ? 'No response from the server' : 'Nothing was created'}
      </strong>
      <p>
        {error === null ? 'Check the highlighted fields.' : describeError(error)} <NextStep error={error} />
      </p>
      {fields.length > 0 && (
        <ul>
          {fields.map(([field, message]) => (
            <li key={field}>
              <FieldLink field={field}>{message}</FieldLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function describeError(error: unknown): string {
  const { detail } = problemOf(error)
  return error instanceof NetworkFailure
    ? `${detail} It’s safe to try again: nothing is created twice.`
    : detail
}
