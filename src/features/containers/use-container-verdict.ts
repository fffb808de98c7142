import type { Container } from '#src/api/generated/types.gen.ts'
import { type ContainerAction, containerCan } from '#src/domain/container.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { useMayChange } from '#src/resources/may.ts'
import { containerKind } from './container-kind.ts'

/** Permission check first, then the state and the container type (service or job). */
export function useContainerVerdict(): (action: ContainerAction, container: Container) => Verdict {
  const mayChange = useMayChange(containerKind)
  return (action, container) => (mayChange.allowed ? containerCan(action, container) : mayChange)
}
