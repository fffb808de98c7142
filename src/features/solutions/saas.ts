import {
  IconApi,
  IconChartAreaLine,
  IconGitBranch,
  IconReceipt2,
  IconStack3,
  IconUserShield,
} from '@tabler/icons-react'
import type { Solution } from './solution.ts'

export const saas: Solution = {
  path: '/solutions/saas',
  name: 'SaaS',
  headline: 'Run multi-tenant products at a predictable cost',
  lead: 'Costs follow your number of users, and tenants stay isolated.',
  actions: [
    { label: 'Start Free Trial', trialOf: 'team' },
    { label: 'See the Plans', to: '/solutions/saas', hash: 'plans' },
  ],
  facts: [
    { label: 'Plans', value: 'by number of users' },
    { label: 'Uptime SLA', value: '99.9%' },
    { label: 'Deploy in', value: 'under 60 seconds' },
    { label: 'Database engines', value: '6' },
    { label: 'Regions', value: '15+' },
  ],
  reasons: {
    title: 'What every SaaS product needs',
    lead: 'Isolation, releases, compliance and monitoring are part of the platform.',
    features: [
      {
        icon: IconStack3,
        title: 'Tenant isolation',
        text: 'Give each tenant a schema, a database or its own VM. Move a tenant to dedicated resources as it grows.',
      },
      {
        icon: IconReceipt2,
        title: 'Cost per user',
        text: 'Three plans priced by number of users, so you can calculate your margin.',
      },
      {
        icon: IconGitBranch,
        title: 'Safe releases',
        text: 'Roll out a new version replica by replica, and roll back with one click if a health check fails.',
      },
      {
        icon: IconUserShield,
        title: 'Ready for security reviews',
        text: 'Encryption, backups, an audit log and certifications to show your customers.',
      },
      {
        icon: IconChartAreaLine,
        title: 'Be the first to know',
        text: 'Metrics, logs and alerts across all services, so you notice a slow tenant before they report it.',
      },
      {
        icon: IconApi,
        title: 'Everything through the API',
        text: 'The API does everything the console does. Create a tenant’s database from your own sign-up form.',
      },
    ],
  },
  layers: {
    title: 'A multi-tenant architecture',
    lead: 'Shared where it saves money, isolated where it matters.',
    stages: [
      { title: 'Tenants', facts: ['One domain each', 'Load balancer with TLS'] },
      { title: 'Application', facts: ['Shared containers', 'Rollout without downtime'] },
      { title: 'Shared data', facts: ['PostgreSQL, one schema each', 'Redis cache'] },
      { title: 'Large tenants', facts: ['Their own database', 'In the region they need'] },
    ],
    items: [
      {
        name: 'Load Balancers',
        to: '/products/load-balancers',
        does: 'One entry point for all tenants that routes each host name to its VMs.',
      },
      {
        name: 'Containers',
        to: '/products/containers',
        does: 'Web, API and workers, shared by all tenants.',
      },
      {
        name: 'Databases',
        to: '/products/databases',
        does: 'Shared PostgreSQL for most tenants, dedicated for those who pay for it.',
      },
      {
        name: 'Block Storage',
        to: '/products/block-storage',
        does: 'Uploads and exports, encrypted, with a snapshot before each migration.',
      },
      {
        name: 'DNS',
        to: '/products/dns',
        does: 'A subdomain for each tenant, created through the API at sign-up.',
      },
    ],
  },
  steps: {
    title: 'From one tenant to ten thousand',
    items: [
      {
        title: 'One of everything',
        text: 'One container, one database and one domain, shared by all tenants.',
      },
      {
        title: 'More of the same',
        text: 'More replicas, and a cache that takes load off the database.',
      },
      { title: 'The first big tenant', text: 'Gets its own database, in the region it requires.' },
      { title: 'Many regions', text: 'The same manifest, deployed where your customers are.' },
    ],
  },
  questions: [
    {
      question: 'Who counts as a user?',
      answer: 'A person who signed in to your product within the month.',
    },
    {
      question: 'Can large tenants be isolated from small ones?',
      answer: 'Yes. Give a tenant its own database, containers or VMs, in any region, in its own project.',
    },
    {
      question: 'What if we grow past a plan within a month?',
      answer: 'Upgrade the plan. The change is immediate and prorated.',
    },
  ],
  closing: {
    title: 'Ship features, not infrastructure',
    text: 'Deploy your first tenant today. The trial needs no card.',
    actions: [
      { label: 'Start Free Trial', trialOf: 'team' },
      { label: 'Contact Sales', topic: 'sales' },
    ],
  },
}
