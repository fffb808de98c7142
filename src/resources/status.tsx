import { StatusBadge } from '#src/ui/status-badge.tsx'
import { useAnnouncedEnd } from '#src/ui/use-announced-end.ts'
import { isChanging, labelOf, type Resource, type ResourceDefinition } from './resource-definition.ts'

/** Status badge of a resource, with the labels of its type. */
export function ResourceStatus<R extends Resource, Action extends string>({
  definition,
  resource,
  variant = 'plain',
}: {
  readonly definition: Pick<
    ResourceDefinition<R, Action>,
    'statuses' | 'conditionOf' | 'lifeCycle' | 'isConverging' | 'nameOf'
  >
  readonly resource: R
  /** `plain` for lists, `filled` beside a heading. @default 'plain' */
  readonly variant?: 'plain' | 'filled'
}) {
  const { label, tone } =
    definition.conditionOf?.(resource) ?? definition.statuses[resource.status as R['status']]
  const busy = isChanging(definition, resource)
  useAnnouncedEnd(busy, `${labelOf(definition, resource)}: ${label}`)
  return (
    <StatusBadge tone={tone} busy={busy} variant={variant}>
      {label}
    </StatusBadge>
  )
}
