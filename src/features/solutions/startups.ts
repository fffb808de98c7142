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
  headline: 'Start free, scale without migrating',
  lead: 'Start on the Free plan and scale on the same platform as you grow.',
  actions: [
    { label: 'Start Building for Free', to: '/signup' },
    { label: 'View Pricing', to: '/pricing' },
  ],
  facts: [
    { label: 'Free plan', value: '$0, no card' },
    { label: 'Trial of Pro and Team', value: '14 days' },
    { label: 'Paid VMs from', value: `${monthly('size_basic')}/month` },
    { label: 'Deploy in', value: 'under 60 seconds' },
    { label: 'Money-back guarantee', value: '30 days' },
  ],
  reasons: {
    title: 'Made for small teams in a hurry',
    lead: 'Spend your time on the product. We handle backups, updates and monitoring.',
    features: [
      {
        icon: IconCoin,
        title: 'Predictable prices',
        text: 'A one-page price list with no hidden fees. The console shows the cost of a change before you make it.',
      },
      {
        icon: IconClockBolt,
        title: 'Live in minutes',
        text: 'From sign-up to a running VM in minutes, with 20+ templates, ready-made apps and managed databases.',
      },
      {
        icon: IconArrowsMaximize,
        title: 'Room to grow',
        text: 'Resize VMs, grow volumes and add replicas. Your addresses stay the same.',
      },
      {
        icon: IconLockOpen,
        title: 'No lock-in',
        text: 'Standard PostgreSQL, standard containers. What runs here runs elsewhere, and you can export your data.',
      },
      {
        icon: IconLifebuoy,
        title: 'People who answer',
        text: 'Live chat 24/7 on paid plans. An engineer answers in under 2 minutes.',
      },
      {
        icon: IconUsers,
        title: 'Ready for a team',
        text: 'Projects and an audit log from day one. Roles come with Pro.',
      },
    ],
  },
  layers: {
    title: 'A first setup that lasts',
    lead: 'What most new products start with. You can resize all of it in place.',
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
        does: `Your application, on a VM from ${monthly('size_basic')} a month that can be resized later.`,
      },
      {
        name: 'Databases',
        to: '/products/databases',
        does: 'PostgreSQL or MySQL with daily backups and automatic patches.',
      },
      {
        name: 'DNS',
        to: '/products/dns',
        does: 'Your domain and its records, answered from more than 50 locations.',
      },
      {
        name: 'Firewalls',
        to: '/products/firewalls',
        does: 'Only the ports you open, with a warning if a rule opens too much.',
      },
      {
        name: 'Marketplace',
        to: '/marketplace',
        does: 'Automation, monitoring, file sharing and more as ready-made apps instead of another subscription.',
      },
    ],
  },
  steps: {
    title: 'What changes as you grow',
    items: [
      { title: 'The prototype', text: 'The Free plan: one VM, one project, no card and no end date.' },
      {
        title: 'The first customers',
        text: 'Pro: 10 VMs, load balancing, an SLA of 99.9% and phone support.',
      },
      {
        title: 'The team',
        text: 'Team: 25 people in 50 projects with roles, a CDN, and support responses within 4 hours.',
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
        'Yes. You get one VM, 10GB of storage and 100GB of bandwidth for as long as you like. We don’t ask for a card.',
    },
    {
      question: 'What happens when we outgrow a plan?',
      answer:
        'Upgrade to the next one. Plan changes are immediate and prorated, and you don’t have to move or recreate anything.',
    },
    {
      question: 'Can we try the larger plans first?',
      answer:
        'Pro and Team come with a 14-day free trial with no card, and a 30-day money-back guarantee after it.',
    },
  ],
  closing: {
    title: 'Build the product, not the platform',
    text: 'Sign up in two minutes. Prototypes cost nothing.',
    actions: [
      { label: 'Start Building for Free', to: '/signup' },
      { label: 'View Pricing', to: '/pricing' },
    ],
  },
}
