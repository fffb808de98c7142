import { NextStep } from '#src/resources/next-step.tsx'
import type { CodeProblem } from '#src/ui/code-editor/code-editor.tsx'
import { problemOf } from '#src/ui/problem.ts'
import classes from './manifest.module.css'

/** All problems by line. Each jumps to its position in the editor. */
export function ProblemList({
  problems,
  failure,
  onGoTo,
}: {
  readonly problems: readonly CodeProblem[]
  /** Error without a position in the text; null if there is none. */
  readonly failure: unknown
  readonly onGoTo: (place: { readonly line: number; readonly column: number }) => void
}) {
  if (problems.length === 0 && failure === null) return null
  return (
    <section className={classes.problems} role="status" aria-label="Problems of the manifest">
      {failure !== null && (
        <p>
          {problemOf(failure).detail} <NextStep error={failure} />
        </p>
      )}
      {problems.length > 0 && (
        <>
          <h2>{problems.length === 1 ? '1 problem' : `${problems.length} problems`}</h2>
          <ul>
            {problems.map(({ line, column, message }) => (
              <li key={`${line}:${column} ${message}`}>
                <button type="button" className={classes.place} onClick={() => onGoTo({ line, column })}>
                  Line {line}, column {column}
                </button>
                : {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
