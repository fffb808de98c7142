import * as limits from '#src/api/generated/limits.gen.ts'
import { checkDependency, checkField } from '#src/domain/container-rules.ts'

export const MOST_DEPENDENCIES = limits.ContainerCreate.dependsOn.maxItems

/** Why this can't name something to depend on, or null. */
export function dependencyProblem(name: string): string | null {
  return checkField(checkDependency, name, 'This')
}
