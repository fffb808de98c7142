import type { Container } from '#src/api/generated/types.gen.ts'
import type { CheckResult } from '#src/domain/check-result.ts'
import { type ContainerAction, containerCan } from '#src/domain/container.ts'
import { useCanChange } from '#src/resources/permissions.ts'
import { containerKind } from './container-kind.ts'

/** Permission check first, then the state and the container type (service or job). */
export function useContainerActionCheck(): (action: ContainerAction, container: Container) => CheckResult {
  const canChange = useCanChange(containerKind)
  return (action, container) => (canChange.allowed ? containerCan(action, container) : canChange)
}
