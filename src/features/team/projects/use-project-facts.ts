import { queryOptions, useQuery } from '@tanstack/react-query'
import {
  listProjectCostsOptions,
  listProjectUsageOptions,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import type { Money, Project, ProjectUsage, ResourceTypeCount } from '#src/api/generated/types.gen.ts'
import { type CheckResult, denied } from '#src/domain/check-result.ts'
import { useCan, useHasPermission } from '#src/resources/permissions.ts'
import { SLOW_POLL_MS } from '#src/resources/polling.ts'

const projectUsageQuery = () => queryOptions({ ...listProjectUsageOptions(), refetchInterval: SLOW_POLL_MS })

/** @param allowed true if the user may see it; otherwise no request is made */
const projectCostsQuery = (allowed: boolean) =>
  queryOptions({ ...listProjectCostsOptions(), refetchInterval: SLOW_POLL_MS, enabled: allowed })

export const projectNoun = { one: 'project', many: 'projects' }

export interface ProjectFacts {
  readonly usage: ProjectUsage | undefined
  /** Number of resources; undefined while loading. */
  readonly count: number | undefined
  /** Volume snapshots, which are not counted as resources. */
  readonly snapshots: number
  /** Budgets, which are deleted with the project. */
  readonly budgets: number
  /** Numbers by type, snapshots last. */
  readonly contents: readonly ResourceTypeCount[]
  /** Cost of this month so far; undefined while loading and without permission. */
  readonly cost: Money | undefined
}

/** Resources and cost by project ID. */
export function useProjectFacts() {
  const showsCost = useHasPermission()(requiredPermission.listProjectCosts)
  const usage = useQuery(projectUsageQuery())
  const costs = useQuery(projectCostsQuery(showsCost))
  const error = usage.error ?? costs.error
  return {
    showsCost,
    error,
    /** Placeholder for a missing number: "…" while loading, "–" after an error. */
    unknown: error === null ? '…' : '–',
    factsOf: (projectId: string): ProjectFacts => {
      const found = usage.data?.items.find((it) => it.projectId === projectId)
      const snapshots = found?.snapshotCount ?? 0
      return {
        usage: found,
        count: usage.data && (found?.resourceCount ?? 0),
        snapshots,
        budgets: found?.budgetCount ?? 0,
        contents: [
          ...(found?.resources ?? []),
          ...(snapshots > 0 ? [{ type: 'volume_snapshot' as const, count: snapshots }] : []),
        ],
        cost: costs.data?.items.find((it) => it.projectId === projectId)?.cost,
      }
    },
  }
}

/** Permission and state checks for editing and deleting a project. */
export function useProjectChecks(): {
  readonly edit: CheckResult
  readonly remove: (project: Project) => CheckResult
} {
  const edit = useCan(requiredPermission.updateProject, projectNoun)
  const remove = useCan(requiredPermission.deleteProject, projectNoun)
  return {
    edit,
    remove: ({ isDefault }) =>
      remove.allowed && isDefault
        ? denied(
            'The default project can’t be deleted. New resources go there unless you choose another project.',
          )
        : remove,
  }
}
