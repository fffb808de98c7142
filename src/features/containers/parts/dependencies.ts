import * as limits from '#src/api/generated/limits.gen.ts'
import { checkDependency, checkField } from '#src/domain/container-rules.ts'

export const MAX_DEPENDENCIES = limits.ContainerCreate.dependsOn.maxItems

/** Returns the error if the name isn't a valid dependency, or null. */
export function dependencyProblem(name: string): string | null {
  return checkField(checkDependency, name, 'This')
}
