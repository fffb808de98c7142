import type { RegisteredDomain } from '#src/api/generated/types.gen.ts'
import { OneLine, TimeCell } from '#src/resources/list/cells.tsx'
import { Address } from '#src/ui/address.tsx'
import type { Format } from '#src/ui/format.ts'
import { Anchor } from '#src/ui/link.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import type { Column } from '#src/ui/resource-table/columns.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { domainStatuses } from './domain-labels.ts'

type Field = 'name' | 'status' | 'expiresAt' | 'registeredAt'

/** @param mayAddZone true if the user may create DNS zones */
export function domainColumns(
  format: Format,
  mayAddZone: boolean,
): readonly Column<RegisteredDomain, Field>[] {
  return [
    {
      key: 'name',
      header: 'Domain',
      sort: 'name',
      always: true,
      cell: ({ name }) => (
        <OneLine>
          <Address>{name}</Address>
        </OneLine>
      ),
    },
    {
      key: 'status',
      header: 'Status',
      sort: 'status',
      onPhone: 'status',
      cell: ({ status }) => (
        <StatusBadge tone={domainStatuses[status].tone}>{domainStatuses[status].label}</StatusBadge>
      ),
    },
    {
      key: 'expires',
      header: 'Renewal',
      sort: 'expiresAt',
      onPhone: 'detail',
      cell: ({ status, expiresAt, renewsAt }) => (
        <OneLine>
          {dateLabel(status, renewsAt)} <RelativeTime at={renewsAt ?? expiresAt} />
        </OneLine>
      ),
    },
    {
      key: 'price',
      header: 'Price',
      align: 'end',
      cell: ({ renewalPrice }) => <OneLine>{format.money(renewalPrice)}/year</OneLine>,
    },
    {
      key: 'lock',
      header: 'Transfer lock',
      cell: ({ transferLock }) => (transferLock ? 'On' : 'Off'),
    },
    {
      key: 'contact',
      header: 'Contact',
      cell: ({ contact: { firstName, lastName, organization } }) => (
        <OneLine>{organization === '' ? `${firstName} ${lastName}` : organization}</OneLine>
      ),
    },
    {
      key: 'zone',
      header: 'DNS zone',
      onPhone: 'detail',
      cell: ({ name, zone }) =>
        zone === null ? (
          mayAddZone ? (
            <Anchor to="/services/dns/new" search={{ domain: name }}>
              Add zone
            </Anchor>
          ) : (
            'None'
          )
        ) : (
          <OneLine>
            <Anchor to="/services/dns/$dnsZoneId" params={{ dnsZoneId: zone.id }}>
              {zone.name}
            </Anchor>
          </OneLine>
        ),
    },
    {
      key: 'registered',
      header: 'Registered',
      sort: 'registeredAt',
      cell: ({ registeredAt }) => <TimeCell at={registeredAt} />,
    },
  ]
}

/** What happens at the date that the list shows. A suspended account’s domain tries to renew each day. */
function dateLabel(status: RegisteredDomain['status'], renewsAt: string | null): string {
  if (renewsAt !== null) return status === 'active' ? 'Renews' : 'Tries to renew'
  return status === 'expired' ? 'Expired' : 'Expires'
}
