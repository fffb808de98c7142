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
  lead: 'One platform that your security team can audit, finance can predict and engineers like to use.',
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
        text: 'SSO with your own directory, MFA for everyone, and roles that limit each person to what they need.',
      },
      {
        icon: IconHistory,
        title: 'A complete audit log',
        text: 'Every change with its author, time and IP address. Search and export it.',
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
        text: '15+ regions around the world. Data stays in the region you choose.',
      },
      {
        icon: IconHeadset,
        title: 'Dedicated support',
        text: 'Engineers who know your setup, video calls by appointment, and responses in under 15 minutes with Enterprise support.',
      },
    ],
  },
  layers: {
    title: 'A landing zone to build on',
    lead: 'A reference layout for large organizations.',
    stages: [
      { title: 'People', facts: ['SSO, MFA, team roles', 'Audit log of every change'] },
      { title: 'Projects', facts: ['One per department', 'With its own budget'] },
      { title: 'Workloads', facts: ['VMs, containers, GPUs', 'In the regions you choose'] },
      { title: 'Data', facts: ['Encrypted databases', 'Backups, allowed networks'] },
    ],
    items: [
      {
        name: 'Virtual Machines',
        to: '/products/virtual-machines',
        does: 'Existing workloads, moved as is: up to 96 vCPUs and 768 GB of memory per VM.',
      },
      {
        name: 'Containers',
        to: '/products/containers',
        does: 'New services, deployed from a manifest your reviewers can read.',
      },
      {
        name: 'Databases',
        to: '/products/databases',
        does: 'Managed engines with encryption, backups and an allowlist of networks.',
      },
      {
        name: 'Firewalls',
        to: '/products/firewalls',
        does: 'One rule set for any number of VMs, with warnings about conflicting or overly broad rules.',
      },
      {
        name: 'Infrastructure',
        to: '/infrastructure',
        does: 'Two regions for each service, under 10ms apart.',
      },
    ],
  },
  steps: {
    title: 'How we get started',
    items: [
      {
        title: 'Conversation',
        text: 'Discuss your workloads, compliance requirements and pain points with an engineer.',
      },
      {
        title: 'Proof of concept',
        text: 'Run one of your workloads on our platform, measured against your success criteria.',
      },
      { title: 'Contract', text: 'Price, SLA, data processing and support in one contract.' },
      {
        title: 'Migration',
        text: 'A plan for each workload, with our engineers supporting yours until it’s complete.',
      },
    ],
  },
  questions: [
    {
      question: 'Which certifications do you hold?',
      answer:
        'We are certified for SOC 2 Type II, ISO 27001 and CSA STAR, comply with GDPR and HIPAA, and meet PCI DSS Level 1. Request the documents on the security page.',
    },
    {
      question: 'Do you sign a data processing agreement?',
      answer: 'Yes. It is part of the contract, along with price, SLA and support.',
    },
    {
      question: 'How is the Enterprise plan priced?',
      answer: 'The price depends on what you run and for how long. Reserved capacity gives up to 50% off.',
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
