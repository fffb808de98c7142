import type { FileRoutesByPath } from '@tanstack/react-router'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { headOf, type Page, sitePages } from './site-pages.ts'

export type { Page } from './site-pages.ts'

type WithoutTrailingSlash<Path> = Path extends '/' ? Path : Path extends `${infer Start}/` ? Start : Path

/** Every path of the route tree, as links write it. The generated tree registers them with the router's types. */
export type RoutePath = WithoutTrailingSlash<FileRoutesByPath[keyof FileRoutesByPath]['fullPath']>

/** Old or short paths that redirect and so have no page (`src/routes` has their targets). */
export const redirectPaths = [
  '/products/gpu',
  '/compute',
  '/storage',
  '/network',
  '/services',
] as const satisfies readonly RoutePath[]

export type PagePath = Exclude<RoutePath, (typeof redirectPaths)[number]>

/** Paths with parameters: links to them need the parameters' values. */
type DetailPath = Extract<PagePath, `${string}$${string}`>
export type LinkablePath = Exclude<PagePath, DetailPath>

/**
 * All pages. Sidebar, mega-menus, footer, command palette, document titles and tests read this table. A route missing
 * here is a type error.
 */
export const pages = {
  ...sitePages,

  '/login': {
    title: 'Sign in',
    summary: 'Sign in to your console.',
    area: 'auth',
  },
  '/signup': {
    title: 'Sign up',
    summary: 'Create an account in four short steps.',
    area: 'auth',
  },
  '/forgot-password': {
    title: 'Forgot password',
    summary: 'Reset your password.',
    area: 'auth',
  },
  '/reset-password/$token': {
    title: 'Choose a new password',
    summary: 'The last step of a password reset.',
    area: 'auth',
  },
  '/invitations/$token': {
    title: 'Invitation',
    summary: 'Join an organization.',
    area: 'auth',
  },

  '/dashboard': {
    title: 'Dashboard',
    summary: 'Your resources, their cost and what needs attention.',
    area: 'console',
  },
  '/compute/vms': {
    title: 'Virtual Machines',
    summary: 'Create, monitor and manage virtual machines.',
    area: 'console',
  },
  '/compute/vms/new': {
    title: 'Create VM',
    summary: 'Choose the region, image and size of a VM.',
    area: 'console',
    permission: requiredPermission.createVm,
  },
  '/compute/vms/$vmId': {
    title: 'Virtual machine',
    summary: 'Status, metrics, configuration and logs of a VM.',
    area: 'console',
  },
  '/compute/containers': {
    title: 'Containers',
    summary: 'Deployments, replicas and health.',
    area: 'console',
  },
  '/compute/containers/new': {
    title: 'Deploy Container',
    summary: 'Deploy an image with a form or from YAML.',
    area: 'console',
    permission: requiredPermission.createContainer,
  },
  '/compute/containers/$containerId': {
    title: 'Container',
    summary: 'Replicas, configuration, metrics and logs of a container.',
    area: 'console',
  },
  '/storage/databases': {
    title: 'Databases',
    summary: 'Managed databases with backups and metrics.',
    area: 'console',
  },
  '/storage/databases/new': {
    title: 'Create Database',
    summary: 'Choose an engine, a size and a region.',
    area: 'console',
    permission: requiredPermission.createDatabase,
  },
  '/storage/databases/$databaseId': {
    title: 'Database',
    summary: 'Connection, backups, metrics and settings of one database.',
    area: 'console',
  },
  '/storage/volumes': {
    title: 'Block Storage',
    summary: 'Volumes, attachments and snapshots.',
    area: 'console',
  },
  '/storage/volumes/new': {
    title: 'Create Volume',
    summary: 'Choose the size, type and region of a volume.',
    area: 'console',
    permission: requiredPermission.createVolume,
  },
  '/storage/volumes/snapshots': {
    title: 'Snapshots',
    summary: 'Point-in-time copies of volumes.',
    area: 'console',
  },
  '/storage/volumes/$volumeId': {
    title: 'Volume',
    summary: 'Attachment, size, snapshots and metrics of one volume.',
    area: 'console',
  },
  '/network/load-balancers': {
    title: 'Load Balancers',
    summary: 'Listeners, targets and their health.',
    area: 'console',
  },
  '/network/load-balancers/new': {
    title: 'Create Load Balancer',
    summary: 'Set up listeners, targets and health checks.',
    area: 'console',
    permission: requiredPermission.createLoadBalancer,
  },
  '/network/load-balancers/certificates': {
    title: 'Certificates',
    summary: 'TLS certificates of HTTPS listeners, managed or uploaded.',
    area: 'console',
  },
  '/network/load-balancers/$loadBalancerId': {
    title: 'Load balancer',
    summary: 'Targets, listeners, health checks and traffic of one load balancer.',
    area: 'console',
  },
  '/network/firewalls': {
    title: 'Firewalls',
    summary: 'Rules for inbound and outbound traffic.',
    area: 'console',
  },
  '/network/firewalls/new': {
    title: 'Create Firewall',
    summary: 'Choose a plan, rules and the VMs to protect.',
    area: 'console',
    permission: requiredPermission.createFirewall,
  },
  '/network/firewalls/$firewallId': {
    title: 'Firewall',
    summary: 'Rules, instances and traffic of one firewall.',
    area: 'console',
  },
  '/services/cdn': {
    title: 'CDN',
    summary: 'Distributions, cache hit ratio and purges.',
    area: 'console',
  },
  '/services/cdn/new': {
    title: 'Create Distribution',
    summary: 'Set up a domain, origins and caching.',
    area: 'console',
    permission: requiredPermission.createCdnDistribution,
  },
  '/services/cdn/$distributionId': {
    title: 'CDN distribution',
    summary: 'Analytics, cache rules, purges and settings of one distribution.',
    area: 'console',
  },
  '/services/dns/new': {
    title: 'Add Zone',
    summary: 'Host a domain’s DNS with Nimbus.',
    area: 'console',
    permission: requiredPermission.createDnsZone,
  },
  '/services/dns/$dnsZoneId': {
    title: 'DNS zone',
    summary: 'Records, zone file, settings and queries of one zone.',
    area: 'console',
  },
  '/services/dns': {
    title: 'DNS',
    summary: 'Zones and their records.',
    area: 'console',
  },
  '/services/domains': {
    title: 'Domains',
    summary: 'Renew and transfer your domains.',
    area: 'console',
  },
  '/monitoring': {
    title: 'Monitoring',
    label: 'Metrics',
    summary: 'Metrics and health of infrastructure and applications.',
    area: 'console',
  },
  '/monitoring/logs': {
    title: 'Logs',
    summary: 'Follow, search and export the logs of every service.',
    area: 'console',
    permission: requiredPermission.searchLogs,
  },
  '/monitoring/alerts': {
    title: 'Alert Management',
    label: 'Alerts',
    summary: 'Active alerts, alert rules and notification channels.',
    area: 'console',
  },
  '/billing': {
    title: 'Billing',
    summary: 'Current spend, forecast and past invoices.',
    area: 'console',
    permission: requiredPermission.getDashboardSpend,
  },
  '/account': {
    title: 'Account Settings',
    label: 'Account',
    summary: 'Profile, security, API keys, notifications and sessions.',
    area: 'console',
  },
  '/team': {
    title: 'Team Management',
    label: 'Team',
    summary: 'Members, projects, roles and the audit log.',
    area: 'console',
  },
} as const satisfies Readonly<Record<PagePath, Page>>

export function page(path: PagePath): Page {
  return pages[path]
}

/** Label of a page in menus. */
export function pageLabel(path: PagePath): string {
  const { label, title } = page(path)
  return label ?? title
}

/** `head()` of a route: document title and description. */
export function pageHead(path: PagePath) {
  return headOf(page(path))
}
