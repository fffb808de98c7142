import type { ResourceType } from '#src/domain/resource-type.ts'
import { usageLevel } from '#src/domain/usage-level.ts'
import { PathLink } from '#src/ui/path-link.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './consumer-list.module.css'
import { resourceHref } from './resource-href.ts'

interface Consumer {
  readonly resource: { readonly id: string; readonly name: string }
  readonly type: ResourceType
  /** Length of the bar, from 0 to 100. */
  readonly percent: number
  /** Usage as text, if it is not a percentage. */
  readonly value?: string
}

/** Largest consumers of something, largest first, each linked to its page. */
export function ConsumerList({
  consumers,
  isUsage = false,
}: {
  readonly consumers: readonly Consumer[]
  /** True if the bars are usages of something limited, although their values are texts. @default false */
  readonly isUsage?: boolean
}) {
  const format = useFormat()
  return (
    <ol className={classes.consumers} data-wide={consumers.some(({ value }) => value) || undefined}>
      {consumers.map(({ resource, type, percent, value }) => (
        <li key={resource.id} className={classes.consumer}>
          <PathLink href={resourceHref({ type, ...resource })}>{resource.name}</PathLink>
          <span className={classes.bar} aria-hidden="true">
            <span
              style={{ inlineSize: `${percent}%` }}
              data-level={isUsage || value === undefined ? usageLevel(percent) : undefined}
            />
          </span>
          <span className={classes.percent}>{value ?? format.percent(percent)}</span>
        </li>
      ))}
    </ol>
  )
}
