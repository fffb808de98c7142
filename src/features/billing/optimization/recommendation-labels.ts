import type { RecommendationAction, RecommendationEffort } from '#src/api/generated/types.gen.ts'
import type { Noun } from '#src/ui/resource-table/list-state.ts'
import type { StatusTone } from '#src/ui/status-badge.tsx'

export const recommendationNoun: Noun = { one: 'recommendation', many: 'recommendations' }

export const efforts: Readonly<
  Record<RecommendationEffort, { readonly label: string; readonly tone: StatusTone }>
> = {
  low: { label: 'Low', tone: 'healthy' },
  medium: { label: 'Medium', tone: 'warning' },
}

export const risks: Readonly<Record<RecommendationAction, { readonly label: string }>> = {
  resize: { label: 'Restarts' },
  delete: { label: 'Deletes data' },
}
