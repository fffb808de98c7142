import type { QueryKey } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import type { Money, Permission } from '#src/api/generated/types.gen.ts'
import type { OperationId } from '#src/api/operation-queries.ts'
import type { CheckResult } from '#src/domain/check-result.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import type { ListPage, Noun } from '#src/ui/resource-table/list-state.ts'
import type { StatusTone } from '#src/ui/status-badge.tsx'

/** Fields that all resources of the API share. */
export interface Resource {
  readonly id: string
  readonly projectId: string
  readonly status: string
  /** Reason for the status, if it needs an explanation. */
  readonly statusReason: string | null
  /** Target of the current transition; null while the status is stable. */
  readonly transition: { readonly to: string } | null
  readonly tags: readonly string[]
  readonly monthlyCost: Money
  readonly createdAt: string
  /** Missing if the type has no deletion protection. */
  readonly deletionProtection?: boolean
  /** Missing if names of the type are unique in the organization. */
  readonly namespace?: string
}

/** Link as data. Create it with the router's `linkOptions`, which checks it against the route tree. */
export type LinkTarget = Pick<LinkProps, 'to' | 'params' | 'search'>

export interface StatusLabel {
  /** Label in lists and filters. */
  readonly label: string
  readonly tone: StatusTone
}

/** Definition of a resource type for the shared components. Each feature defines its own once (`vm-resource.ts`). */
export interface ResourceDefinition<R extends Resource, Action extends string> {
  /** Name within a sentence: "virtual machine". */
  readonly noun: Noun
  /** Group of the sidebar, and the entry in it: the breadcrumbs of all pages of this type. */
  readonly section: string
  readonly title: string
  /** Link to the list. */
  readonly home: LinkTarget
  /** Link to the detail page of one resource. */
  readonly linkTo: (id: string) => LinkTarget
  /** Display name: the name, or the domain. */
  readonly nameOf: (resource: R) => string
  /** In the order of the filter options. */
  readonly statuses: Readonly<Record<R['status'], StatusLabel>>
  /** Label that tells more than the status, such as an active load balancer without a healthy target. @default null */
  readonly conditionOf?: (resource: R) => StatusLabel | null
  /** Life cycle from `src/domain`. */
  readonly lifeCycle: {
    // Methods rather than function properties: their parameters are bivariant, so life cycles with narrower unions
    // fit.
    can(action: Action, status: R['status']): CheckResult
    isTransitional(status: R['status']): boolean
  }
  /** True if the resource changes without a transition, such as replicas that are still starting. @default never */
  readonly isConverging?: (resource: R) => boolean
  /** Permission required for changes (`x-permission` of the operations). */
  readonly permission: Extract<Permission, 'manage_resources' | 'deploy'>
  /** Actions that need no permission beyond read access, such as showing connection details. @default none */
  readonly unrestrictedActions?: readonly Action[]
  /** Read operation: `getVm`. */
  readonly read: (id: string, signal: AbortSignal) => Promise<R>
  /** Page of the list operation with the parameters of a `VisitedListPage`, which are those of the list on screen. */
  readonly readPage: (parameters: never) => Promise<ListPage<{ readonly id: string }>>
  /** Query key of the read operation: `getVmQueryKey`. */
  readonly keyOf: (id: string) => QueryKey
  readonly operations: {
    /** List operation: `listVms`. */
    readonly list: OperationId
    readonly summary?: OperationId
    readonly activity?: OperationId
    /** Other operations whose responses any action on a resource may change. */
    readonly more?: readonly OperationId[]
  }
}

/** Unambiguous name for dialogs, notifications and accessible names: with the namespace, if the type has one. */
export function labelOf<R>(
  { nameOf }: { nameOf(resource: R): string },
  resource: R & { readonly namespace?: string },
): string {
  return resourceLabel({ name: nameOf(resource), namespace: resource.namespace })
}

/** True if the resource will change without user action, so it is worth polling fast. */
export function isChanging<R extends Resource, Action extends string>(
  definition: Pick<ResourceDefinition<R, Action>, 'lifeCycle' | 'isConverging'>,
  resource: R,
): boolean {
  return definition.lifeCycle.isTransitional(resource.status) || definition.isConverging?.(resource) === true
}

/** Options of a status filter. */
export function statusOptions<Status extends string>(statuses: Readonly<Record<Status, StatusLabel>>) {
  return (Object.entries(statuses) as [Status, StatusLabel][]).map(([value, { label }]) => ({
    value,
    label,
  }))
}
