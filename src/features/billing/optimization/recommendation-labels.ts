import type { Noun } from '#src/ui/resource-table/list-state.ts'

export const recommendationNoun: Noun = { one: 'recommendation', many: 'recommendations' }
