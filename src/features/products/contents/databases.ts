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
  title: 'Managed Databases',
  lead: 'Six database engines, set up, patched and backed up for you. You get a connection string that works.',
  picture: {
    name: 'databases',
    alt: 'A database in the console: CPU, memory, connections, and its connection string',
  },
  story: databasesStory,
  facts: [
    { label: 'Engines', value: String(DATABASE_ENGINES.length) },
    { label: 'Backups', value: 'every day' },
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
      title: 'Backups every day',
      text: 'Daily at an hour you choose, and on demand. Restore to a new database next to the old one.',
    },
    {
      icon: IconRefreshDot,
      title: 'Patched in your window',
      text: 'Choose a day and an hour. Updates wait for it and are announced in advance.',
    },
    {
      icon: IconPlugConnected,
      title: 'Connection strings that work',
      text: 'Copy a connection string with host, port and TLS settings for your engine’s client.',
    },
    {
      icon: IconLockCheck,
      title: 'Only who you name',
      text: 'Encrypted at rest and in transit, and reachable only from networks you allow.',
    },
    {
      icon: IconChartHistogram,
      title: 'Metrics and alerts',
      text: 'Connections, queries, memory and storage over any time range, with alerts.',
    },
  ],
  useCasesTitle: 'What they are used for',
  useCases: [
    {
      title: 'Applications of record',
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
      title: 'Measurements',
      text: 'InfluxDB for sensor data and metrics.',
    },
  ],
  tiersLead:
    'The same price for every engine. Connections are those of PostgreSQL; lighter engines take more.',
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
