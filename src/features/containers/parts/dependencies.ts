import { checkDependency, checkField } from '#src/domain/container-rules.ts'

export const MOST_DEPENDENCIES = 20

/** Why this can't name something to depend on, or null. */
export function dependencyProblem(name: string): string | null {
  return checkField(checkDependency, name, 'This')
}
