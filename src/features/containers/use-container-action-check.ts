import type { Container } from '#src/api/generated/types.gen.ts'
import type { CheckResult } from '#src/domain/check-result.ts'
import { type ContainerAction, containerCan } from '#src/domain/container.ts'
import { useCanChange } from '#src/resources/permissions.ts'
import { containerResource } from './container-resource.ts'

/** Permission check first, then the state and the container type (service or job). */
export function useContainerActionCheck(): (action: ContainerAction, container: Container) => CheckResult {
  const canChange = useCanChange(containerResource)
  return (action, container) => (canChange.allowed ? containerCan(action, container) : canChange)
}
