import {
  IconChartHistogram,
  IconDatabaseExport,
  IconLockCheck,
  IconPlugConnected,
  IconRefreshDot,
  IconStack3,
} from '@tabler/icons-react'
import { DATABASE_ENGINES, DATABASE_PLANS } from '#src/domain/database-catalog.ts'
import { gigabytes } from '#src/domain/quantity.ts'
import type { ProductContent } from '../product-content.ts'
import { databasesStory } from '../stories/databases.ts'

export const databases: ProductContent = {
  path: '/products/databases',
  planId: 'free',
  title: 'Managed Databases',
  lead: 'Six database engines, set up, patched and backed up for you. Copy the connection string and connect.',
  picture: {
    name: 'databases',
    alt: 'A database in the console: CPU, memory, connections, and its connection string',
  },
  story: databasesStory,
  facts: [
    { label: 'Engines', value: String(DATABASE_ENGINES.length) },
    { label: 'Backups', value: 'hourly to weekly' },
    { label: 'Connections', value: 'encrypted' },
    { label: 'Maintenance', value: 'in your window' },
  ],
  featuresTitle: 'Operations included',
  features: [
    {
      icon: IconStack3,
      title: 'Six engines',
      text: 'PostgreSQL, MySQL, MongoDB, Redis, Elasticsearch and InfluxDB, in all supported versions.',
    },
    {
      icon: IconDatabaseExport,
      title: 'Automatic backups',
      text: 'Hourly, daily or weekly, and on demand. Restore to a new database next to the old one.',
    },
    {
      icon: IconRefreshDot,
      title: 'Patched in your window',
      text: 'Choose a day and an hour. Maintenance waits for it and is announced in advance.',
    },
    {
      icon: IconPlugConnected,
      title: 'Connection strings that work',
      text: 'Copy a connection string with host, port and TLS settings for your engine’s client.',
    },
    {
      icon: IconLockCheck,
      title: 'Restricted access',
      text: 'Encrypted at rest and in transit, and reachable only from networks you allow.',
    },
    {
      icon: IconChartHistogram,
      title: 'Metrics and alerts',
      text: 'Connections, queries, memory and storage over any time range, with alerts.',
    },
  ],
  useCasesTitle: 'Use cases',
  useCases: [
    {
      title: 'Transactional apps',
      text: 'PostgreSQL or MySQL for orders, accounts and other transactional data.',
    },
    {
      title: 'Caches and sessions',
      text: 'Redis as a cache for data that is read often and written rarely.',
    },
    {
      title: 'Search',
      text: 'Elasticsearch for catalogs and logs, with search as you type.',
    },
    {
      title: 'Time series',
      text: 'InfluxDB for sensor data and metrics.',
    },
  ],
  tiersLead:
    'The same price for every engine. Connection limits are for PostgreSQL; lighter engines allow more.',
  tiers: () =>
    DATABASE_PLANS.map(({ name, monthlyPrice, storageGb, memoryGb, connections }) => ({
      name,
      cost: { per: 'month', price: monthlyPrice },
      points: [
        `${gigabytes(storageGb)} storage`,
        `${gigabytes(memoryGb)} RAM`,
        `${connections} connections`,
        'Daily backups included',
      ],
    })),
  popularTier: 'Production',
  close: {
    title: 'Create your first database',
    text: 'Choose an engine and a size, and point your application at it a few minutes later.',
  },
}
