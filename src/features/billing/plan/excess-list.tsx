import type { PlanExcess, QuotaId } from '#src/api/generated/types.gen.ts'
import { Notice } from '#src/resources/detail/notice.tsx'
import { PathLink } from '#src/ui/path-link.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './plan.module.css'

/** Pages where users can reduce what they have. */
const places: Readonly<Record<QuotaId, string>> = {
  vms: '/compute/vms',
  vcpus: '/compute/vms',
  gpus: '/compute/vms',
  containers: '/compute/containers',
  databases: '/storage/databases',
  volumes: '/storage/volumes',
  storage_gb: '/storage/volumes',
  load_balancers: '/network/load-balancers',
  firewalls: '/network/firewalls',
  cdn_distributions: '/services/cdn',
  projects: '/team?tab=projects',
  users: '/team',
}

/** Usage beyond the limits of a plan, with links. Renders nothing if there is none. */
export function ExcessList({
  plan,
  exceeded,
}: {
  readonly plan: string
  readonly exceeded: readonly PlanExcess[]
}) {
  const format = useFormat()
  if (exceeded.length === 0) return null
  return (
    <Notice tone="warning">
      <p>You have more than {plan} allows. It all keeps running, but you can’t add to it:</p>
      <ul className={classes.exceeded}>
        {exceeded.map(({ quotaId, name, used, limit }) => (
          <li key={quotaId}>
            <PathLink href={places[quotaId]} underline="always">
              {name}
            </PathLink>
            : {format.number(used)} in use, {format.number(limit)}&nbsp;allowed
          </li>
        ))}
      </ul>
    </Notice>
  )
}
