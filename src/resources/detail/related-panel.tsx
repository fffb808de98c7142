import { useQuery } from '@tanstack/react-query'
import {
  listDependenciesOptions,
  listDependentsOptions,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import { PathLink } from '#src/ui/path-link.tsx'
import { WATCH_MS } from '../polling.ts'
import { resourceHref } from '../resource-href.ts'
import { resourceTypeLabels } from '../resource-labels.ts'
import { Panel } from './panel.tsx'
import classes from './related-panel.module.css'

/** Maximum number of resources listed. */
const MAX_SHOWN = 12

/** Links to resources that use this one or that it uses. Renders nothing if there are none or if they can't be loaded. */
export function RelatedPanel({ id }: { readonly id: string }) {
  const address = { path: { resourceId: id } }
  const users = useQuery({ ...listDependentsOptions(address), refetchInterval: WATCH_MS })
  const used = useQuery({ ...listDependenciesOptions(address), refetchInterval: WATCH_MS })
  const both = [...(users.data?.items ?? []), ...(used.data?.items ?? [])]
  // Two resources can be related in two ways, such as a zone with two records.
  const related = [...new Map(both.map((item) => [item.id, item])).values()]
  if (related.length === 0) return null
  return (
    <div className={classes.root}>
      <Panel title="Related resources">
        <ul className={classes.list}>
          {related.slice(0, MAX_SHOWN).map((item) => (
            <li key={item.id}>
              <PathLink href={resourceHref(item)}>{resourceLabel(item)}</PathLink>
              <span className={classes.type}>{resourceTypeLabels[item.type]}</span>
            </li>
          ))}
        </ul>
        {related.length > MAX_SHOWN && <p className={classes.type}>And {related.length - MAX_SHOWN} more.</p>}
      </Panel>
    </div>
  )
}
