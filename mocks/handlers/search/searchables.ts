import type { SearchHit, SearchHitType } from '#src/api/generated/types.gen.ts'
import { gigabytes } from '#src/domain/quantity.ts'
import type { NetworkRow, ResourceRow, SshKeyRow, Transaction } from '../../db/index.ts'
import { engineOf } from '../../world/database-metrics.ts'
import { typeOf as typeOfBalancer } from '../../world/load-balancer-metrics.ts'
import { namespaceOf } from '../../world/named-resource.ts'
import { type ResourceDefinition, resourceDefinitions } from '../../world/resource-definitions.ts'
import { typeOf } from '../../world/volume-metrics.ts'
import { cdnText } from '../cdn/list.ts'
import { cdnPlanOf } from '../cdn/to-cdn.ts'
import { containerText } from '../containers/list.ts'
import { databaseText } from '../databases/list.ts'
import { dnsZoneText } from '../dns/list.ts'
import { firewallText } from '../firewalls/list.ts'
import { planOf as firewallPlanOf } from '../firewalls/to-firewall.ts'
import { loadBalancerText } from '../load-balancers/list.ts'
import { regionNameOf } from '../shared/region-name.ts'
import { searchText } from '../shared/search-text.ts'
import { vmText } from '../virtual-machines/list.ts'
import { sizeOf } from '../virtual-machines/to-vm.ts'
import { volumeText } from '../volumes/list.ts'
import { snapshotText } from '../volumes/snapshots.ts'

/** Matching row; the hit is built only for rows on the page. */
interface Found {
  readonly title: string
  readonly hit: () => SearchHit
}

/** Search definition of one resource type. */
export interface Searchable {
  readonly type: SearchHitType
  find(tx: Transaction, organizationId: string, matches: (text: string) => boolean): Found[]
}

interface SearchRules<Row> {
  readonly type: SearchHitType
  /** Rows of an organization. */
  readonly rows: (tx: Transaction, organizationId: string) => readonly Row[]
  /** Searchable text, case-folded. */
  readonly text: (row: Row) => string
  readonly hit: (row: Row) => Omit<SearchHit, 'id' | 'type' | 'title' | 'namespace'>
}

function searchable<Row extends { readonly id: string; readonly name: string }>({
  type,
  rows,
  text,
  hit,
}: SearchRules<Row>): Searchable {
  return {
    type,
    find: (tx, organizationId, matches) =>
      rows(tx, organizationId).flatMap((row) => {
        if (!matches(text(row))) return []
        return {
          title: row.name,
          hit: () => ({ id: row.id, type, title: row.name, namespace: namespaceOf(row), ...hit(row) }),
        }
      }),
  }
}

/**
 * Defines a searchable resource type.
 *
 * @param text same text as in the search box of its list
 * @param subtitle distinguishes resources with similar names
 */
function resource<Row extends ResourceRow>(
  definition: ResourceDefinition<Row>,
  text: (row: Row) => string,
  subtitle: (row: Row) => string,
): Searchable {
  return searchable<Row>({
    type: definition.type,
    rows: (tx, organizationId) =>
      definition.table(tx).by('organizationId', organizationId as Row['organizationId']),
    text,
    hit: (row) => ({
      subtitle: subtitle(row),
      status: row.status,
      href: definition.href(row),
    }),
  })
}

const sshKeyText = searchText<SshKeyRow>((key) => [key.name, key.id, key.fingerprint])
const networkText = searchText<NetworkRow>((network) => [
  network.name,
  network.id,
  network.cidr,
  regionNameOf(network),
])

/** All searchable types, in the display order of equal matches. */
export const searchables: readonly Searchable[] = [
  resource(resourceDefinitions.vm, vmText, (vm) => `${sizeOf(vm).name} · ${regionNameOf(vm)}`),
  resource(resourceDefinitions.container, containerText, (it) => `${it.namespace} · ${it.image}`),
  resource(
    resourceDefinitions.database,
    databaseText,
    (it) => `${engineOf(it).name} ${it.version} · ${regionNameOf(it)}`,
  ),
  resource(
    resourceDefinitions.volume,
    volumeText,
    (it) => `${gigabytes(it.sizeGb)} · ${typeOf(it).name} · ${regionNameOf(it)}`,
  ),
  resource(resourceDefinitions.volume_snapshot, snapshotText, (it) => `Snapshot of ${it.volumeName}`),
  resource(
    resourceDefinitions.load_balancer,
    loadBalancerText,
    (it) => `${typeOfBalancer(it).name} · ${regionNameOf(it)}`,
  ),
  resource(
    resourceDefinitions.firewall,
    firewallText,
    (it) => `${firewallPlanOf(it).name} · ${it.rules.length === 1 ? '1 rule' : `${it.rules.length} rules`}`,
  ),
  resource(resourceDefinitions.cdn_distribution, cdnText, (row) => {
    const origins = row.origins.map(({ host }) => host).join(', ')
    return `${cdnPlanOf(row).name} · ${origins}`
  }),
  resource(resourceDefinitions.dns_zone, dnsZoneText, (zone) => `Serial ${zone.serial}`),
  searchable<NetworkRow>({
    type: 'network',
    rows: (tx, organizationId) => tx.networks.by('organizationId', organizationId),
    text: networkText,
    hit: (network) => ({
      subtitle: `${network.cidr} · ${regionNameOf(network)}`,
      status: null,
      href: null,
    }),
  }),
  searchable<SshKeyRow>({
    type: 'ssh_key',
    rows: (tx, organizationId) => tx.sshKeys.by('organizationId', organizationId),
    text: sshKeyText,
    hit: (key) => ({
      subtitle: key.fingerprint,
      status: null,
      href: '/account?tab=ssh-keys',
    }),
  }),
]
