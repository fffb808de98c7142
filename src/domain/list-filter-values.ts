/**
 * Filter values in list URLs: statuses and plans. Constants only, since the URL schemas of all pages load at start;
 * `list-filter-values.test.ts` compares them with the life cycles and catalogs.
 */

export const RESOURCE_STATUSES = {
  vm: ['running', 'stopped', 'error', 'starting', 'stopping', 'restarting', 'resizing', 'deleting'],
  container: [
    'running',
    'completed',
    'stopped',
    'error',
    'pending',
    'updating',
    'scaling',
    'restarting',
    'stopping',
    'deleting',
  ],
  database: [
    'running',
    'stopped',
    'error',
    'creating',
    'starting',
    'stopping',
    'resizing',
    'maintenance',
    'restoring',
    'deleting',
  ],
  volume: ['available', 'attached', 'error', 'creating', 'attaching', 'detaching', 'resizing', 'deleting'],
  load_balancer: ['active', 'error', 'creating', 'deleting'],
  firewall: ['active', 'error', 'creating', 'updating', 'deleting'],
  cdn_distribution: ['deployed', 'error', 'deploying', 'deleting'],
  dns_zone: ['active', 'error', 'pending', 'deleting'],
} as const

export const CONTAINER_NAMESPACES = ['production', 'staging', 'development'] as const

export const DNS_RECORD_TYPES = [
  'A',
  'AAAA',
  'ALIAS',
  'CNAME',
  'MX',
  'TXT',
  'SRV',
  'HTTPS',
  'SVCB',
  'TLSA',
  'CAA',
  'PTR',
  'NS',
] as const

export const FIREWALL_PLAN_IDS = ['fwplan_basic', 'fwplan_professional', 'fwplan_enterprise'] as const

export const CDN_PLAN_IDS = ['cdnplan_starter', 'cdnplan_professional', 'cdnplan_enterprise'] as const
