import type { Container } from '#src/api/generated/types.gen.ts'
import { isContainerOff } from '#src/domain/container.ts'
import { OneLine } from '#src/resources/list/cells.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './replica-count.module.css'

/** Ready and desired replicas, "2/3". Highlighted while they differ on a container that should run. */
export function ReplicaCount({ container }: { readonly container: Container }) {
  const format = useFormat()
  const { ready, desired } = container.replicas
  const isOff = isContainerOff(container)
  return (
    <OneLine>
      <span className={classes.count} data-short={(ready < desired && !isOff) || undefined}>
        <span aria-hidden="true">
          {format.number(ready)}/{format.number(desired)}
        </span>
        <span className="visually-hidden">
          {format.number(ready)} of {format.number(desired)} ready
        </span>
      </span>
    </OneLine>
  )
}
