import type { PlannedFirewall } from './plan.ts'
import { ANYWHERE, allowInbound, allowOutbound, denyInbound, denyOutbound, INSIDE, OFFICE } from './plan.ts'

/** Longest allowed name, to test layouts. */
const LONGEST_NAME = 'edge-locations-asia-pacific-temporary-rules-until-the-vpn-is-up'

/**
 * Firewalls of a shop: a tidy one, one grown over the years, and one set up in a hurry. Their plans cost 30 dollars a
 * month.
 */
export const DEMO_FIREWALLS: readonly PlannedFirewall[] = [
  {
    name: 'shop-front',
    description: 'Traffic of the shop’s front end',
    project: 'Storefront',
    planId: 'fwplan_basic',
    tags: ['env:production', 'team:shop'],
    ageDays: 205,
    now: { status: 'active', sinceHours: 190 },
    outbound: 'allow',
    rules: [
      allowInbound('tcp', '80, 443', ANYWHERE, 'Web'),
      allowInbound('udp', '443', ANYWHERE, 'HTTP/3'),
      allowInbound('tcp', '22', OFFICE, 'SSH from the office'),
      allowInbound('icmp', '', INSIDE, 'Ping from inside'),
      denyOutbound('tcp', '25', ANYWHERE, 'No mail except through the relay'),
    ],
    vms: ['web-prod-01', 'web-prod-02', 'web-eu-01', 'web-eu-02', 'api-prod-01', 'api-prod-02', 'api-eu-01'],
  },
  {
    name: 'data-tier',
    description: 'Databases, cache and search: private access only',
    project: 'Data platform',
    planId: 'fwplan_basic',
    tags: ['env:production', 'team:data'],
    ageDays: 226,
    now: { status: 'active', sinceHours: 412 },
    outbound: 'deny',
    rules: [
      allowInbound('tcp', '5432', INSIDE, 'PostgreSQL'),
      allowInbound('tcp', '6379', INSIDE, 'Redis'),
      allowInbound('tcp', '9200, 9300-9305', INSIDE, 'Search and its cluster'),
      allowInbound('tcp', '5432', ['10.42.0.0/20'], 'PostgreSQL for payments'),
      allowInbound('tcp', '22', [...OFFICE, '10.0.0.0/16'], 'SSH from the office and the bastion'),
      denyInbound('tcp', '22', ANYWHERE, 'SSH from anywhere else'),
      allowInbound('tcp', '6379', INSIDE, 'Cache'),
      allowInbound('tcp', '3306', INSIDE, 'Old MySQL, until the migration', false),
      allowOutbound('udp', '53', INSIDE, 'Name servers'),
      allowOutbound('tcp', '443', ANYWHERE, 'Packages and backups'),
      allowOutbound('any', '', INSIDE, 'Replication'),
    ],
    vms: ['db-primary', 'db-replica', 'cache-prod-01', 'search-prod-01', 'analytics-etl'],
  },
  {
    name: LONGEST_NAME,
    description: '',
    project: 'Storefront',
    planId: 'fwplan_basic',
    tags: ['role:edge'],
    ageDays: 29,
    now: { status: 'active', sinceHours: 690 },
    failing: {
      now: {
        status: 'error',
        sinceHours: 0.3,
        reason: 'The rules didn’t reach all VMs. The others still use the previous rules.',
      },
    },
    outbound: 'allow',
    rules: [
      allowInbound('tcp', '22', ANYWHERE, 'SSH, until the VPN is up'),
      allowInbound('tcp', '80, 443', ANYWHERE, 'Web'),
      allowInbound('tcp', '8080', ANYWHERE, 'Health page'),
    ],
    vms: ['edge-mumbai-01', 'edge-tokyo-01'],
  },
]

export const SECOND_TENANT_FIREWALLS: readonly PlannedFirewall[] = [
  {
    name: 'public',
    description: '',
    project: 'Default',
    planId: 'fwplan_basic',
    tags: ['env:production'],
    ageDays: 88,
    now: { status: 'active', sinceHours: 600 },
    outbound: 'allow',
    rules: [allowInbound('tcp', '443', ANYWHERE, 'Web')],
    vms: ['web-prod-01'],
  },
  {
    name: 'inside',
    description: 'No inbound traffic',
    project: 'Default',
    planId: 'fwplan_basic',
    tags: [],
    ageDays: 60,
    now: { status: 'active', sinceHours: 900 },
    outbound: 'allow',
    rules: [allowInbound('any', '', INSIDE, '')],
    vms: ['warehouse'],
  },
]
