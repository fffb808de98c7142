import type { Container } from '#src/api/generated/types.gen.ts'
import { type ContainerAction, containerCan } from '#src/domain/container.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { useMayChange } from '#src/resources/may.ts'
import { containerKind } from './container-kind.ts'

/** Whether something may be asked of a container: the role first, then its state and whether it is a service or a job. */
export function useContainerVerdict(): (action: ContainerAction, container: Container) => Verdict {
  const mayChange = useMayChange(containerKind)
  return (action, container) => (mayChange.allowed ? containerCan(action, container) : mayChange)
}
