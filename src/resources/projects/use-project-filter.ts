import { useQuery } from '@tanstack/react-query'
import type { Filter } from '#src/ui/resource-table/columns.ts'
import { projectsQuery } from './project-queries.ts'

/** Filter of a list by project. Omitted if there is only one project, unless the URL selects one. */
export function useProjectFilter(chosen: string): readonly Filter<{ readonly projectId: string }>[] {
  const { data } = useQuery(projectsQuery())
  const options = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  if (chosen === '' && options.length < 2) return []
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen)
  return [
    {
      kind: 'select',
      name: 'projectId',
      label: 'Project',
      all: 'All projects',
      options: isKnown ? options : [...options, { value: chosen, label: data ? 'Deleted project' : '…' }],
    },
  ]
}
