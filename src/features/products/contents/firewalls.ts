import {
  IconChecklist,
  IconEye,
  IconHistory,
  IconServerBolt,
  IconShieldLock,
  IconUsersGroup,
} from '@tabler/icons-react'
import { FIREWALL_PLANS } from '#src/domain/firewall-catalog.ts'
import type { ProductContent } from '../product-content.ts'
import { firewallsStory } from '../stories/firewalls.ts'

export const firewalls: ProductContent = {
  path: '/products/firewalls',
  planId: 'free',
  title: 'Firewalls',
  lead: 'Stateful rules that filter traffic before it reaches your VMs. One rule set for any number of VMs.',
  picture: {
    name: 'firewalls',
    alt: 'Inbound rules of a firewall in the console, with a warning about a rule that never applies',
  },
  story: firewallsStory,
  facts: [
    { label: 'Direction', value: 'in and out' },
    { label: 'Applies', value: 'within seconds' },
    { label: 'DDoS protection', value: 'included' },
    { label: 'Rules', value: 'stateful' },
  ],
  featuresTitle: 'Rules you can read and trust',
  features: [
    {
      icon: IconShieldLock,
      title: 'Deny by default',
      text: 'Traffic that no rule allows is dropped. Responses to outgoing connections are allowed.',
    },
    {
      icon: IconChecklist,
      title: 'Rules you can read',
      text: 'Protocol, ports and addresses in order of evaluation, with a description.',
    },
    {
      icon: IconServerBolt,
      title: 'One firewall, many VMs',
      text: 'Assign a firewall to a hundred VMs. A rule change applies to all of them.',
    },
    {
      icon: IconUsersGroup,
      title: 'Safe to edit together',
      text: 'If two people edit the rules, the second sees the first one’s changes before saving.',
    },
    {
      icon: IconEye,
      title: 'Traffic metrics',
      text: 'Packets allowed and denied by each firewall, over any time range.',
    },
    {
      icon: IconHistory,
      title: 'Change history',
      text: 'The audit log shows who changed the rules, and when.',
    },
  ],
  useCasesTitle: 'Use cases',
  useCases: [
    {
      title: 'Public web servers',
      text: 'Ports 80 and 443 for everyone, SSH for the office, nothing else.',
    },
    {
      title: 'Self-managed databases',
      text: 'Reachable only from application servers, whatever the database settings say.',
    },
    {
      title: 'Compliance',
      text: 'Rules you can show to an auditor, with a log of every change.',
    },
    {
      title: 'Shared projects',
      text: 'One rule set for production and another for experiments.',
    },
  ],
  tiersLead: 'Priced by number of rules and monthly traffic.',
  tiers: (format) =>
    FIREWALL_PLANS.map(({ name, monthlyPrice, maxRules, includedTrafficGb }) => ({
      name,
      cost: { per: 'month', price: monthlyPrice },
      points: [
        maxRules === null ? 'Unlimited rules' : `${format.number(maxRules)} rules`,
        includedTrafficGb === null
          ? 'Unlimited traffic'
          : `${format.number(includedTrafficGb / 1000)} TB/month of traffic`,
        'Any number of VMs',
        'DDoS protection included',
      ],
    })),
  popularTier: 'Professional',
  close: {
    title: 'Create your first firewall',
    text: 'Start from a rule set for web servers and assign it to your VMs.',
  },
}
