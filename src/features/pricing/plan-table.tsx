import { IconCheck, IconMinus } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { PLANS, type PlanEntry, type PlanFeature } from '#src/domain/plan-catalog.ts'
import type { Format } from '#src/ui/format.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import {
  compactGigabytes,
  FEATURE_NAMES,
  formatLimit,
  memory,
  planPrice,
  response,
  sla,
  vcpus,
} from './plan-labels.ts'
import classes from './plan-table.module.css'

interface Row {
  readonly name: string
  readonly cell: (plan: PlanEntry, format: Format) => ReactNode
}

interface Group {
  readonly title: string
  readonly rows: readonly Row[]
}

const feature = (id: PlanFeature): Row => ({
  name: FEATURE_NAMES[id],
  cell: (plan) => <Has it={plan.features.includes(id)} />,
})

const groups: readonly Group[] = [
  {
    title: 'Compute',
    rows: [
      { name: 'VMs', cell: ({ limits }) => formatLimit(limits.vms, String) },
      { name: 'vCPUs', cell: vcpus },
      { name: 'RAM', cell: memory },
      feature('auto-scaling'),
    ],
  },
  {
    title: 'Storage and network',
    rows: [
      { name: 'Storage', cell: ({ limits }) => formatLimit(limits.storageGb, compactGigabytes) },
      { name: 'Bandwidth', cell: ({ limits }) => formatLimit(limits.bandwidthGb, compactGigabytes) },
      feature('load-balancing'),
      feature('cdn'),
    ],
  },
  {
    title: 'Limits',
    rows: [
      { name: 'Projects', cell: ({ limits }) => formatLimit(limits.projects, String) },
      { name: 'Users', cell: ({ limits }) => formatLimit(limits.users, String) },
      { name: 'Requests/month', cell: ({ limits }, format) => formatLimit(limits.requests, format.compact) },
      feature('role-based-access'),
      feature('sso'),
    ],
  },
  {
    title: 'Support and monitoring',
    rows: [
      { name: 'SLA', cell: sla },
      { name: 'Response', cell: response },
      feature('phone-support'),
      { name: 'Metrics, logs and alerts', cell: () => <Has it /> },
    ],
  },
]

/** Comparison of all plans by feature. */
export function PlanTable() {
  const format = useFormat()
  const pickerId = useId()
  const [picked, setPicked] = useState<string | undefined>(PLANS.find(({ popular }) => popular)?.id)
  const isPicked = (plan: PlanEntry) => plan.id === picked || undefined
  return (
    // A scrollable region must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={classes.scroll} tabIndex={0} aria-label="Comparison of plans">
      <div className={classes.picker}>
        <label htmlFor={pickerId}>Plan</label>
        <select id={pickerId} value={picked} onChange={(event) => setPicked(event.currentTarget.value)}>
          {PLANS.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <table className={classes.table}>
        <caption className="visually-hidden">What each plan includes, per month</caption>
        <thead>
          <tr>
            <th scope="col">Feature</th>
            {PLANS.map((plan) => (
              <th
                key={plan.id}
                scope="col"
                data-popular={plan.popular || undefined}
                data-picked={isPicked(plan)}
              >
                {plan.name}
                <span className={classes.price}>{planPrice(plan, format)}</span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={PLANS.length + 1} className={classes.group}>
                <span>{title}</span>
              </th>
            </tr>
            {rows.map(({ name, cell }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {PLANS.map((plan) => (
                  <td key={plan.id} data-picked={isPicked(plan)}>
                    {cell(plan, format)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

function Has({ it }: { readonly it: boolean }) {
  const Picture = it ? IconCheck : IconMinus
  return (
    <span className={classes.has} data-has={it || undefined}>
      <Picture size={18} stroke={2} aria-hidden="true" />
      <span className="visually-hidden">{it ? 'Included' : 'Not included'}</span>
    </span>
  )
}
