import type { ReactNode } from 'react'
import type { Money } from '#src/api/generated/types.gen.ts'
import { Address } from '#src/ui/address.tsx'
import type { Format } from '#src/ui/format.ts'
import { Anchor } from '#src/ui/link.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { clippedText } from '#src/ui/resource-table/clipped-text.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import type { LinkTarget, Resource, ResourceDefinition } from '../resource-definition.ts'
import classes from './cells.module.css'

/** Placeholder for a missing value. */
export const none: ReactNode = <span className={classes.none}>–</span>

function NameLink({ name, to }: { readonly name: string; readonly to: LinkTarget }) {
  return (
    <Anchor {...to} className={classes.name} {...clippedText}>
      <Address>{name}</Address>
    </Anchor>
  )
}

/** Name of a resource, linked to its page. */
export function ResourceLink<R extends Resource, Action extends string>({
  definition,
  resource,
}: {
  readonly definition: Pick<ResourceDefinition<R, Action>, 'nameOf' | 'linkTo'>
  readonly resource: R
}) {
  return <NameLink name={definition.nameOf(resource)} to={definition.linkTo(resource.id)} />
}

export function OneLine({ children }: { readonly children: ReactNode }) {
  return <span className={classes.line}>{children}</span>
}

/** One line of text; if it doesn't fit, a tooltip shows all of it on hover and focus. */
export function Clamped({ children }: { readonly children: string }) {
  return (
    <span className={classes.clamped} {...clippedText}>
      {children}
    </span>
  )
}

/** Value with its unit in a lighter color, on one line. */
export function Quantity({ value, unit }: { readonly value: string; readonly unit: string }) {
  return (
    <OneLine>
      {value} <span className={classes.unit}>{unit}</span>
    </OneLine>
  )
}

/** "$20.00 /mo" */
export function Cost({ monthly }: { readonly monthly: Money }) {
  return <Quantity value={useFormat().money(monthly)} unit="/mo" />
}

/** "$120/mo", without cents if there are none: for the details of rows on phones. */
export const perMonth = (cost: Money, format: Format): string =>
  `${format.money(cost, { whole: cost.amount % 100 === 0 })}/mo`

/** "2 vCPUs", with the unit in a lighter color. */
export function countCell(count: number, one: string, many: string, format: Format): ReactNode {
  return <Quantity value={format.number(count)} unit={count === 1 ? one : many} />
}

export function TimeCell({ at }: { readonly at: string }) {
  return (
    <OneLine>
      <RelativeTime at={at} />
    </OneLine>
  )
}
