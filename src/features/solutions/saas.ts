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
  lead: 'Costs follow the number of your users, and tenants stay separated.',
  actions: [
    { label: 'Start Free Trial', to: '/signup' },
    { label: 'See the Plans', to: '/solutions/saas', hash: 'plans' },
  ],
  facts: [
    { label: 'Plans', value: 'by your users' },
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
        text: 'A schema, a database or a whole machine for each tenant. Move one from shared to its own without an outage.',
      },
      {
        icon: IconReceipt2,
        title: 'Cost by user',
        text: 'Three plans priced by number of users, so you can calculate your margin.',
      },
      {
        icon: IconGitBranch,
        title: 'Safe releases',
        text: 'Roll a new version out replica by replica, and roll back with one click if a health check fails.',
      },
      {
        icon: IconUserShield,
        title: 'Answers for questionnaires',
        text: 'Encryption, backups, audit log and certifications: evidence for your customers’ security reviews.',
      },
      {
        icon: IconChartAreaLine,
        title: 'Know first',
        text: 'Metrics, logs and alerts across all services, so you notice a slow tenant before they report it.',
      },
      {
        icon: IconApi,
        title: 'Everything by API',
        text: 'What the console does, the API does: create a tenant’s database from your own sign-up form.',
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
      { title: 'Large tenants', facts: ['Database of their own', 'In the region they need'] },
    ],
    items: [
      {
        name: 'Load Balancers',
        to: '/products/load-balancers',
        does: 'One entry point for all tenants that routes each host name to its service.',
      },
      {
        name: 'Containers',
        to: '/products/containers',
        does: 'Web, API and workers shared by all tenants, scaled to the load.',
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
        does: 'A subdomain for each tenant, created by API at sign-up.',
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
        text: 'Replicas behind a load balancer; a cache takes load off the database.',
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
      answer:
        'Yes. Give a tenant its own database, containers or machines, in any region, in a project of its own.',
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
      { label: 'Start Free Trial', to: '/signup' },
      { label: 'Contact Sales', topic: 'sales' },
    ],
  },
}
