import type { ReactNode } from 'react'
import type { Money } from '#src/api/generated/types.gen.ts'
import type { Format } from '#src/ui/format.ts'
import { Anchor } from '#src/ui/link.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import type { LinkTarget, Resource, ResourceKind } from '../kind.ts'
import classes from './cells.module.css'

/** What a resource does not have. */
export const none: ReactNode = <span className={classes.none}>–</span>

/** Its name, leading to its page. */
function NameLink({ name, to }: { readonly name: string; readonly to: LinkTarget }) {
  return (
    <Anchor {...to} className={classes.name} title={name}>
      {name}
    </Anchor>
  )
}

/** The same out of a kind. */
export function ResourceLink<R extends Resource, Action extends string>({
  kind,
  resource,
}: {
  readonly kind: Pick<ResourceKind<R, Action>, 'nameOf' | 'linkTo'>
  readonly resource: R
}) {
  return <NameLink name={kind.nameOf(resource)} to={kind.linkTo(resource.id)} />
}

/** Text that stays on one line. */
export function Line({ children }: { readonly children: ReactNode }) {
  return <span className={classes.line}>{children}</span>
}

/** Text of two lines at most; the whole of it is the element's title. */
export function Clamped({ children }: { readonly children: string }) {
  return (
    <span className={classes.clamped} title={children}>
      {children}
    </span>
  )
}

/** A figure with its unit set light, both on one line. */
export function Quantity({ value, unit }: { readonly value: string; readonly unit: string }) {
  return (
    <Line>
      {value} <span className={classes.unit}>{unit}</span>
    </Line>
  )
}

/** "$20.00 /mo" */
export function Cost({ monthly }: { readonly monthly: Money }) {
  return <Quantity value={useFormat().money(monthly)} unit="/mo" />
}

/** "2 vCPUs", with the unit light. */
export function countCell(count: number, one: string, many: string, format: Format): ReactNode {
  return <Quantity value={format.number(count)} unit={count === 1 ? one : many} />
}

export function When({ at }: { readonly at: string }) {
  return (
    <Line>
      <RelativeTime at={at} />
    </Line>
  )
}

/** An address, an id, a version: what machines read. */
export function Code({ children }: { readonly children: ReactNode }) {
  return <code className="mono">{children}</code>
}
