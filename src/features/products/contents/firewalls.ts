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
      text: 'Traffic that no rule allows is dropped. Responses to outgoing connections are let in.',
    },
    {
      icon: IconChecklist,
      title: 'Rules you can read',
      text: 'Protocol, ports and addresses in order of evaluation, with a description.',
    },
    {
      icon: IconServerBolt,
      title: 'One for many',
      text: 'Assign a firewall to a hundred VMs. A changed rule applies to all of them.',
    },
    {
      icon: IconUsersGroup,
      title: 'Two people, no overwriting',
      text: 'If two people edit the rules, the second one sees the first one’s changes before saving.',
    },
    {
      icon: IconEye,
      title: 'See what is stopped',
      text: 'Allowed and blocked traffic per firewall and per rule.',
    },
    {
      icon: IconHistory,
      title: 'A log of changes',
      text: 'A record of who changed which rule, and when.',
    },
  ],
  useCasesTitle: 'What they are used for',
  useCases: [
    {
      title: 'Public web servers',
      text: 'Ports 80 and 443 for everyone, SSH for the office, nothing else.',
    },
    {
      title: 'Databases of your own',
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
        'Any number of machines',
        'DDoS protection included',
      ],
    })),
  popularTier: 'Professional',
  close: {
    title: 'Create your first firewall',
    text: 'Start from a rule set for web servers and assign it to your VMs.',
  },
}
