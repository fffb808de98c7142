import {
  IconArrowsMaximize,
  IconClockBolt,
  IconCoin,
  IconLifebuoy,
  IconLockOpen,
  IconUsers,
} from '@tabler/icons-react'
import { monthly } from './prices.ts'
import type { Solution } from './solution.ts'

export const startups: Solution = {
  path: '/solutions/startups',
  name: 'Startups',
  headline: 'Start free, grow without moving house',
  lead: 'Begin on the free plan, and scale on the same platform when your users arrive.',
  actions: [
    { label: 'Start Building for Free', to: '/signup' },
    { label: 'View Pricing', to: '/pricing' },
  ],
  facts: [
    { label: 'Free plan', value: '$0, no card' },
    { label: 'Trial of Pro and Team', value: '14 days' },
    { label: 'Machines from', value: `${monthly('size_basic')}/month` },
    { label: 'Deploy in', value: 'under 60 seconds' },
    { label: 'Money-back guarantee', value: '30 days' },
  ],
  reasons: {
    title: 'Made for small teams in a hurry',
    lead: 'Spend your time on the product. Backups, updates and monitoring are taken care of.',
    features: [
      {
        icon: IconCoin,
        title: 'Predictable prices',
        text: 'A price list that fits on one page and no hidden fees. The console shows what a change costs before you make it.',
      },
      {
        icon: IconClockBolt,
        title: 'Live in minutes',
        text: 'From sign-up to a running machine in minutes: 20+ templates, ready-made apps, and databases that are managed for you.',
      },
      {
        icon: IconArrowsMaximize,
        title: 'Room to grow',
        text: 'Make a machine larger, a volume longer, a container wider. The address your customers know stays the same.',
      },
      {
        icon: IconLockOpen,
        title: 'No lock-in',
        text: 'PostgreSQL is PostgreSQL and a container is a container. What runs here runs elsewhere, and you can export your data.',
      },
      {
        icon: IconLifebuoy,
        title: 'People who answer',
        text: 'Live chat around the clock, with an engineer at the other end in under 2 minutes.',
      },
      {
        icon: IconUsers,
        title: 'Ready for a team',
        text: 'Roles, projects and an audit log are included from the first day.',
      },
    ],
  },
  layers: {
    title: 'A first set-up that lasts',
    lead: 'What most young products begin with. All of it can be made larger in place.',
    stages: [
      { title: 'Users', facts: ['Your domain in DNS', 'Firewall: 443 only'] },
      { title: 'Application', facts: ['One VM, resized later', 'Apps from the marketplace'] },
      { title: 'Data', facts: ['Managed PostgreSQL', 'Daily backups'] },
      { title: 'When you grow', facts: ['Load balancer in front', 'More VMs behind it'] },
    ],
    items: [
      {
        name: 'Virtual Machines',
        to: '/products/virtual-machines',
        does: `Your application, on a machine from ${monthly('size_basic')} a month that can be resized later.`,
      },
      {
        name: 'Databases',
        to: '/products/databases',
        does: 'PostgreSQL or MySQL with daily backups, patched while you sleep.',
      },
      {
        name: 'DNS',
        to: '/products/dns',
        does: 'Your domain and its records, answered from more than 50 locations.',
      },
      {
        name: 'Firewalls',
        to: '/products/firewalls',
        does: 'Only the ports you mean to open, with a warning when a rule opens more.',
      },
      {
        name: 'Marketplace',
        to: '/marketplace',
        does: 'Analytics, mail, automation and more as ready-made apps, instead of another subscription.',
      },
    ],
  },
  steps: {
    title: 'What changes as you grow',
    items: [
      { title: 'The prototype', text: 'The Free plan: one machine, one project, no card and no end date.' },
      {
        title: 'The first customers',
        text: 'Pro: 10 machines, auto-scaling, an SLA of 99.9% and phone support.',
      },
      {
        title: 'The team',
        text: 'Team: 25 people in 50 projects with roles, a CDN, and answers within 4 hours.',
      },
      {
        title: 'The big contract',
        text: 'Enterprise: SSO, an SLA of 99.99% and negotiated terms.',
      },
    ],
  },
  questions: [
    {
      question: 'Is the Free plan really free?',
      answer:
        'Yes: one machine, 10GB of storage and 100GB of bandwidth, for as long as you like. We do not ask for a card.',
    },
    {
      question: 'What happens when we outgrow a plan?',
      answer:
        'You choose the next one. Plan changes are immediate and prorated, and nothing has to be moved or started anew.',
    },
    {
      question: 'Can we try the larger plans first?',
      answer:
        'Pro and Team come with a 14-day free trial with no card, and a 30-day money-back guarantee after it.',
    },
  ],
  closing: {
    title: 'Build the thing, not the platform',
    text: 'Sign up in two minutes. Prototypes cost nothing.',
    actions: [
      { label: 'Start Building for Free', to: '/signup' },
      { label: 'View Pricing', to: '/pricing' },
    ],
  },
}
