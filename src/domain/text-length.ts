/**
 * Returns the error of a text that is too long for its field, with both lengths; undefined if it fits. Fields have no
 * `maxLength`: browsers would cut pasted text without a word. Counts characters, not UTF-16 units, like JSON Schema.
 */
export function lengthProblem(text: string, maxLength: number): string | undefined {
  const length = [...text].length
  return length > maxLength
    ? `Use at most ${grouped(maxLength)} characters, not ${grouped(length)}.`
    : undefined
}

/** Errors of the texts that are too long, by field. */
export function lengthProblems(
  texts: Readonly<Record<string, readonly [text: string, maxLength: number]>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([field, [text, maxLength]]) => {
      const problem = lengthProblem(text, maxLength)
      return problem === undefined ? [] : [[field, problem]]
    }),
  )
}

const grouped = (count: number) => count.toLocaleString('en')
