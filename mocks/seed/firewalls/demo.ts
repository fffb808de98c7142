import type { PlannedFirewall } from './plan.ts'
import { ANYWHERE, INSIDE, keepIn, letIn, letOut, OFFICE, turnAway } from './plan.ts'

/** Longest allowed name, to test layouts. */
const LONGEST_NAME = 'edge-locations-asia-pacific-temporary-rules-until-the-vpn-is-up'

/**
 * Firewalls of a shop: a tidy one, one grown over the years, and one set up in a hurry. Their plans cost 30 dollars a
 * month.
 */
export const DEMO_FIREWALLS: readonly PlannedFirewall[] = [
  {
    name: 'shop-front',
    description: "What the shop's front end needs",
    project: 'Storefront',
    planId: 'fwplan_basic',
    tags: ['env:production', 'team:shop'],
    ageDays: 205,
    now: { status: 'active', sinceHours: 190 },
    outbound: 'allow',
    rules: [
      letIn('tcp', '80, 443', ANYWHERE, 'Web'),
      letIn('udp', '443', ANYWHERE, 'HTTP/3'),
      letIn('tcp', '22', OFFICE, 'SSH from the office'),
      letIn('icmp', '', INSIDE, 'Ping from inside'),
      keepIn('tcp', '25', ANYWHERE, 'No mail but through the relay'),
    ],
    vms: ['web-prod-01', 'web-prod-02', 'web-eu-01', 'web-eu-02', 'api-prod-01', 'api-prod-02', 'api-eu-01'],
  },
  {
    name: 'data-tier',
    description: 'Databases, cache and search: from inside only',
    project: 'Data platform',
    planId: 'fwplan_basic',
    tags: ['env:production', 'team:data'],
    ageDays: 226,
    now: { status: 'active', sinceHours: 412 },
    outbound: 'deny',
    rules: [
      letIn('tcp', '5432', INSIDE, 'PostgreSQL'),
      letIn('tcp', '6379', INSIDE, 'Redis'),
      letIn('tcp', '9200, 9300-9305', INSIDE, 'Search and its cluster'),
      letIn('tcp', '5432', ['10.42.0.0/20'], 'PostgreSQL for payments'),
      letIn('tcp', '22', [...OFFICE, '10.0.0.0/16'], 'SSH from the office and the bastion'),
      turnAway('tcp', '22', ANYWHERE, 'SSH from anywhere else'),
      letIn('tcp', '6379', INSIDE, 'Cache'),
      letIn('tcp', '3306', INSIDE, 'The old MySQL, before the move', false),
      letOut('udp', '53', INSIDE, 'Name servers'),
      letOut('tcp', '443', ANYWHERE, 'Packages and backups'),
      letOut('any', '', INSIDE, 'Replication'),
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
    now: {
      status: 'error',
      sinceHours: 0.3,
      reason: 'The rules did not reach edge-tokyo-01. They are sent again when it answers.',
    },
    outbound: 'allow',
    rules: [
      letIn('tcp', '22', ANYWHERE, 'SSH, until the VPN is up'),
      letIn('tcp', '80, 443', ANYWHERE, 'Web'),
      letIn('tcp', '8080', ANYWHERE, 'Health page'),
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
    rules: [letIn('tcp', '443', ANYWHERE, 'Web')],
    vms: ['web-prod-01'],
  },
  {
    name: 'inside',
    description: 'Nothing from outside',
    project: 'Default',
    planId: 'fwplan_basic',
    tags: [],
    ageDays: 60,
    now: { status: 'active', sinceHours: 900 },
    outbound: 'allow',
    rules: [letIn('any', '', INSIDE, '')],
    vms: ['warehouse'],
  },
]
