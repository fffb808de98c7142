import type { ResourceType } from '#src/domain/resource-type.ts'
import { OwnLink } from '#src/ui/own-link.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './consumer-list.module.css'
import { resourceHref } from './resource-href.ts'

interface Consumer {
  readonly resource: { readonly id: string; readonly name: string }
  readonly type: ResourceType
  /** How long its bar is. */
  readonly percent: number
  /** How much it takes, where that is no percentage. */
  readonly value?: string
}

/** Who takes most of what there is, largest first, each leading to its page. */
export function ConsumerList({ consumers }: { readonly consumers: readonly Consumer[] }) {
  const format = useFormat()
  return (
    <ol className={classes.consumers} data-wide={consumers.some(({ value }) => value) || undefined}>
      {consumers.map(({ resource, type, percent, value }) => (
        <li key={resource.id} className={classes.consumer}>
          <OwnLink href={resourceHref({ type, ...resource })} title={resource.name}>
            {resource.name}
          </OwnLink>
          <span className={classes.bar} aria-hidden="true">
            <span style={{ inlineSize: `${percent}%` }} />
          </span>
          <span className={classes.percent}>{value ?? format.percent(percent)}</span>
        </li>
      ))}
    </ol>
  )
}
