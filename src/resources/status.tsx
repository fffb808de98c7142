import { StatusBadge } from '#src/ui/status-badge.tsx'
import { isChanging, type Resource, type ResourceDefinition } from './resource-definition.ts'

/** Status badge of a resource, with the labels of its type. */
export function ResourceStatus<R extends Resource, Action extends string>({
  definition,
  resource,
  variant = 'plain',
}: {
  readonly definition: Pick<ResourceDefinition<R, Action>, 'statuses' | 'lifeCycle' | 'isConverging'>
  readonly resource: R
  /** `plain` for lists, `filled` beside a heading. @default 'plain' */
  readonly variant?: 'plain' | 'filled'
}) {
  const { label, tone } = definition.statuses[resource.status as R['status']]
  return (
    <StatusBadge tone={tone} busy={isChanging(definition, resource)} variant={variant}>
      {label}
    </StatusBadge>
  )
}
