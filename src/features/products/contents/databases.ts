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
      text: 'PostgreSQL, MySQL, MongoDB, Redis, Elasticsearch and InfluxDB, each in the versions its makers support.',
    },
    {
      icon: IconDatabaseExport,
      title: 'Backups every day',
      text: 'Taken at the hour you choose, and whenever you ask. Restore one to a new database beside the old.',
    },
    {
      icon: IconRefreshDot,
      title: 'Patched in your window',
      text: 'Name a day and an hour. Updates wait for it and say beforehand what they are.',
    },
    {
      icon: IconPlugConnected,
      title: 'Connection strings that work',
      text: 'Copy one for your engine with host, port and encryption as its own client wants them.',
    },
    {
      icon: IconLockCheck,
      title: 'Only who you name',
      text: 'Encrypted at rest and on the way, and open to the networks on your list alone.',
    },
    {
      icon: IconChartHistogram,
      title: 'Metrics and alerts',
      text: 'Connections, queries, memory and storage over any range, with rules that tell you first.',
    },
  ],
  useCasesTitle: 'What they are used for',
  useCases: [
    {
      title: 'Applications of record',
      text: 'PostgreSQL or MySQL for orders, accounts and everything that must add up.',
    },
    {
      title: 'Caches and sessions',
      text: 'Redis beside the application, for what is read a thousand times between two writes.',
    },
    {
      title: 'Search',
      text: 'Elasticsearch for catalogs and logs, where people type half a word and expect the whole.',
    },
    {
      title: 'Measurements',
      text: 'InfluxDB for sensors and metrics that come by the second and are read by the month.',
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
