import { queryOptions, useQuery } from '@tanstack/react-query'
import {
  listProjectCostsOptions,
  listProjectUsageOptions,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import type { Money, Project, ProjectUsage } from '#src/api/generated/types.gen.ts'
import { type CheckResult, denied } from '#src/domain/check-result.ts'
import { useCan, useHolds } from '#src/resources/permissions.ts'
import { SLOW_POLL_MS } from '#src/resources/polling.ts'

const projectUsageQuery = () => queryOptions({ ...listProjectUsageOptions(), refetchInterval: SLOW_POLL_MS })

/** @param allowed whether the role may see it: what would be refused is not asked for */
const projectCostsQuery = (allowed: boolean) =>
  queryOptions({ ...listProjectCostsOptions(), refetchInterval: SLOW_POLL_MS, enabled: allowed })

export const projectNoun = { one: 'project', many: 'projects' }

export interface ProjectFacts {
  readonly usage: ProjectUsage | undefined
  /** How many resources there are in it; undefined until that is known. */
  readonly count: number | undefined
  /** This month so far; undefined until that is known, and for those who may not see it. */
  readonly cost: Money | undefined
}

/** What is in projects and what they cost, by their id. */
export function useProjectFacts() {
  const showsCost = useHolds()(requiredPermission.listProjectCosts)
  const usage = useQuery(projectUsageQuery())
  const costs = useQuery(projectCostsQuery(showsCost))
  const error = usage.error ?? costs.error
  return {
    showsCost,
    error,
    /** What stands for a figure until it is known, or for good when it could not be had. */
    unknown: error === null ? '…' : '–',
    factsOf: (projectId: string): ProjectFacts => {
      const found = usage.data?.items.find((it) => it.projectId === projectId)
      return {
        usage: found,
        count: usage.data && (found?.resources.reduce((sum, { count }) => sum + count, 0) ?? 0),
        cost: costs.data?.items.find((it) => it.projectId === projectId)?.cost,
      }
    },
  }
}

/** Whether a project may be changed, and deleted. */
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
        ? denied('The default project takes what is put into no other, so it stays.')
        : remove,
  }
}
