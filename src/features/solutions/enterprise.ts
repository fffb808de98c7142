import {
  IconBuildingBank,
  IconFileCertificate,
  IconHeadset,
  IconHistory,
  IconMapPin,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { Solution } from './solution.ts'

export const enterprise: Solution = {
  path: '/solutions/enterprise',
  name: 'Enterprise',
  headline: 'Control and compliance at scale',
  lead: 'One platform that security can audit, finance can predict and engineers like to use. On terms agreed with you.',
  actions: [
    { label: 'Contact Sales', topic: 'sales' },
    { label: 'Read about Security', to: '/security' },
  ],
  facts: [
    { label: 'Uptime SLA', value: '99.99%' },
    { label: 'Support response', value: 'under 1 hour' },
    { label: 'Certified', value: 'SOC 2 Type II, ISO 27001' },
    { label: 'Sign-in', value: 'SSO, MFA, RBAC' },
    { label: 'Limits', value: 'none' },
  ],
  reasons: {
    title: 'What large organizations ask us for',
    lead: 'All of it is part of the Enterprise plan.',
    features: [
      {
        icon: IconUsersGroup,
        title: 'Single sign-on',
        text: 'SSO with your own directory, MFA for everybody, and roles that say who may do what in which project.',
      },
      {
        icon: IconHistory,
        title: 'A complete audit log',
        text: 'Each change with its author, time and place in an audit log that can be searched, exported and kept.',
      },
      {
        icon: IconFileCertificate,
        title: 'Documented compliance',
        text: 'SOC 2 Type II, ISO 27001 and CSA STAR certified; GDPR and HIPAA compliant; PCI DSS Level 1. Reports on request.',
      },
      {
        icon: IconBuildingBank,
        title: 'Costs by department',
        text: 'Projects, budgets and cost reports, so each team sees its costs before the month ends.',
      },
      {
        icon: IconMapPin,
        title: 'Data residency',
        text: '15+ regions around the world. What you put into a region stays there.',
      },
      {
        icon: IconHeadset,
        title: 'Support by name',
        text: 'Engineers who know your set-up, video calls by appointment, and a reply in under 15 minutes with Enterprise support.',
      },
    ],
  },
  layers: {
    title: 'A landing zone to build on',
    lead: 'How a large organization can lay out its first year.',
    stages: [
      { title: 'People', facts: ['SSO, MFA, team roles', 'Audit log of every change'] },
      { title: 'Projects', facts: ['One per department', 'Budget and costs of its own'] },
      { title: 'Workloads', facts: ['VMs, containers, GPUs', 'In the regions you choose'] },
      { title: 'Data', facts: ['Encrypted databases', 'Backups, allowed networks'] },
    ],
    items: [
      {
        name: 'Virtual Machines',
        to: '/products/virtual-machines',
        does: 'What runs today, moved as it is: up to 96 vCPUs and 768 GB of memory in one machine.',
      },
      {
        name: 'Containers',
        to: '/products/containers',
        does: 'What is built anew, deployed from a manifest that your reviewers can read.',
      },
      {
        name: 'Databases',
        to: '/products/databases',
        does: 'Managed engines with encryption, backups and a list of networks that may connect.',
      },
      {
        name: 'Firewalls',
        to: '/products/firewalls',
        does: 'Rules without a limit, with warnings about those that contradict or open too much.',
      },
      {
        name: 'Infrastructure',
        to: '/infrastructure',
        does: 'Two regions for each service, less than 10ms apart where it has to be quick.',
      },
    ],
  },
  steps: {
    title: 'How we begin',
    items: [
      {
        title: 'A conversation',
        text: 'What you run, what you must comply with, and what hurts. With an engineer at the table.',
      },
      { title: 'A proof', text: 'One of your own workloads on our platform, with your numbers for success.' },
      { title: 'Terms', text: 'Price, SLA, data processing and support in one contract.' },
      { title: 'The move', text: 'A plan by workload, and people of ours beside yours until it is done.' },
    ],
  },
  questions: [
    {
      question: 'Which certificates do you hold?',
      answer:
        'SOC 2 Type II, ISO 27001 and CSA STAR are certified, GDPR and HIPAA compliant, and PCI DSS is at Level 1. The security page has a button to request the documents.',
    },
    {
      question: 'Do you sign a data processing agreement?',
      answer: 'Yes. It is part of the contract, beside price, SLA and support.',
    },
    {
      question: 'How is the Enterprise plan priced?',
      answer:
        'It has no limits and a price that is agreed with you, from what you mean to run and for how long. Reserved capacity gives up to 50% off.',
    },
  ],
  closing: {
    title: 'Talk to an engineer',
    text: 'Our sales engineers answer technical questions directly.',
    actions: [
      { label: 'Contact Sales', topic: 'sales' },
      { label: 'Get Started', to: '/signup' },
    ],
  },
}
