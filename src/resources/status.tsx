import { StatusBadge } from '#src/ui/status-badge.tsx'
import { isChanging, type Resource, type ResourceKind } from './kind.ts'

/** Status badge of a resource, with the labels of its type. */
export function ResourceStatus<R extends Resource, Action extends string>({
  kind,
  resource,
  variant = 'plain',
}: {
  readonly kind: Pick<ResourceKind<R, Action>, 'statuses' | 'lifeCycle' | 'isConverging'>
  readonly resource: R
  /** `plain` for lists, `filled` beside a heading. @default 'plain' */
  readonly variant?: 'plain' | 'filled'
}) {
  const { word, tone } = kind.statuses[resource.status as R['status']]
  return (
    <StatusBadge tone={tone} busy={isChanging(kind, resource)} variant={variant}>
      {word}
    </StatusBadge>
  )
}
