import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { listNetworksOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { ResourceRef } from '#src/api/generated/types.gen.ts'
import { FactsPanel } from '#src/resources/detail/facts-panel.tsx'
import { Muted, Panel, PanelColumns } from '#src/resources/detail/panel.tsx'
import { resourceHref } from '#src/resources/resource-href.ts'
import { Anchor } from '#src/ui/link.tsx'
import { PathLink } from '#src/ui/path-link.tsx'
import type { VmTabProps } from '../vm-detail-search.ts'
import classes from './networking-tab.module.css'
import { publicIpFact } from './public-ip.tsx'

/** Addresses of the VM, its network, and its firewalls and load balancers. */
export function NetworkingTab({ resource: vm }: VmTabProps) {
  const { data } = useQuery(listNetworksOptions({ query: { region: [vm.region] } }))
  const network = data?.items.find(({ id }) => id === vm.networkId)
  return (
    <PanelColumns>
      <FactsPanel
        title="Addresses"
        facts={[
          publicIpFact(vm),
          { name: 'Private IP', value: <span className="mono">{vm.privateIp}</span>, copy: vm.privateIp },
        ]}
      />
      <FactsPanel
        title="Network"
        facts={[
          { name: 'Name', value: network?.name ?? '–' },
          { name: 'Range', value: network ? <span className="mono">{network.cidr}</span> : '–' },
          { name: 'ID', value: <span className="mono">{vm.networkId}</span>, copy: vm.networkId },
        ]}
      />
      <Attached
        title="Firewalls"
        type="firewall"
        items={vm.attachedFirewalls}
        none="No firewall protects this VM, so all its open ports are reachable."
        link={<Anchor to="/network/firewalls">All firewalls</Anchor>}
      />
      <Attached
        title="Load balancers"
        type="load_balancer"
        items={vm.attachedLoadBalancers}
        none="No load balancer sends traffic to this VM."
        link={<Anchor to="/network/load-balancers">All load balancers</Anchor>}
      />
    </PanelColumns>
  )
}

function Attached({
  title,
  type,
  items,
  none,
  link,
}: {
  readonly title: string
  readonly type: 'firewall' | 'load_balancer'
  readonly items: readonly ResourceRef[]
  readonly none: string
  readonly link: ReactNode
}) {
  return (
    <Panel title={title}>
      {items.length === 0 ? (
        <Muted>{none}</Muted>
      ) : (
        <ul className={classes.attached}>
          {items.map(({ id, name }) => (
            <li key={id}>
              <PathLink href={resourceHref({ type, id, name })}>{name}</PathLink>
            </li>
          ))}
        </ul>
      )}
      {link}
    </Panel>
  )
}
