import type { QueryKey } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import type { Money, Permission } from '#src/api/generated/types.gen.ts'
import type { CheckResult } from '#src/domain/check-result.ts'
import type { Noun } from '#src/ui/resource-table/list-state.ts'
import type { StatusTone } from '#src/ui/status-badge.tsx'

/** What every resource of the API has, whatever it is. */
export interface Resource {
  readonly id: string
  readonly projectId: string
  readonly status: string
  /** Why it is in that status, where that needs saying. */
  readonly statusReason: string | null
  /** Where it is on its way to; null while its status lasts. */
  readonly transition: object | null
  readonly tags: readonly string[]
  readonly monthlyCost: Money
  readonly createdAt: string
}

/** A link as data. Make it with the router's `linkOptions`, which checks it against the route tree. */
export type LinkTarget = Pick<LinkProps, 'to' | 'params' | 'search'>

/** A name of an operation of the contract, by which its answers are found in the cache. */
export type OperationId = string

export interface StatusWords {
  /** As people read it in lists and filters. */
  readonly word: string
  readonly tone: StatusTone
}

/**
 * What tells one kind of resource from another, as far as the shared pieces have to know. Written once in each
 * feature (`vm-kind.ts`) and handed to every piece.
 */
export interface ResourceKind<R extends Resource, Action extends string> {
  /** As within a sentence: "virtual machine". */
  readonly noun: Noun
  /** In "Back to VMs". */
  readonly plural: string
  /** Where all of them are listed. */
  readonly home: LinkTarget
  /** Where one of them is shown. */
  readonly linkTo: (id: string) => LinkTarget
  /** What it is called by: its name, or its domain. */
  readonly nameOf: (resource: R) => string
  /** In the order in which filters offer them. */
  readonly statuses: Readonly<Record<R['status'], StatusWords>>
  /** Its life cycle, from `src/domain`. */
  readonly lifeCycle: {
    // Methods, so that a life cycle over its own closed lists fits.
    can(action: Action, status: R['status']): CheckResult
    isTransitional(status: R['status']): boolean
  }
  /** Changes that happen without a transition, such as replicas that are still coming. @default none */
  readonly isConverging?: (resource: R) => boolean
  /** What changing it takes (`x-permission` of the operations). */
  readonly permission: Extract<Permission, 'manage_resources' | 'deploy'>
  /** Actions that everybody may take who sees it, such as looking up how to connect. @default none */
  readonly free?: readonly Action[]
  /** `getVm`. */
  readonly read: (id: string, signal: AbortSignal) => Promise<R>
  /** `getVmQueryKey`. */
  readonly keyOf: (id: string) => QueryKey
  readonly operations: {
    /** `listVms`. */
    readonly list: OperationId
    readonly summary?: OperationId
    readonly activity?: OperationId
    /** Other answers that any order to one of them may change. */
    readonly more?: readonly OperationId[]
  }
}

/** Whether it will change by itself, so that it is worth asking often. */
export function isChanging<R extends Resource, Action extends string>(
  kind: Pick<ResourceKind<R, Action>, 'lifeCycle' | 'isConverging'>,
  resource: R,
): boolean {
  return kind.lifeCycle.isTransitional(resource.status) || kind.isConverging?.(resource) === true
}

/** The options of a status filter: every status by its word. */
export function statusOptions<Status extends string>(statuses: Readonly<Record<Status, StatusWords>>) {
  return (Object.entries(statuses) as [Status, StatusWords][]).map(([value, { word }]) => ({
    value,
    label: word,
  }))
}
