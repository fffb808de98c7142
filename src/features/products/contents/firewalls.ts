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
  lead: 'Stateful rules that filter traffic before it reaches your VMs. One rule set for as many VMs as you like.',
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
      text: 'Protocol, ports and addresses in the order in which they count, with a word on why.',
    },
    {
      icon: IconServerBolt,
      title: 'One for many',
      text: 'Assign a firewall to a hundred machines, change a rule, and it holds for all of them.',
    },
    {
      icon: IconUsersGroup,
      title: 'Two people, no overwriting',
      text: 'Whoever saves second is shown what the first one changed instead of undoing it.',
    },
    {
      icon: IconEye,
      title: 'See what is stopped',
      text: 'Allowed and blocked traffic for each firewall, and which rule it was.',
    },
    {
      icon: IconHistory,
      title: 'A log of changes',
      text: 'Who changed which rule, and when, kept for those who have to ask.',
    },
  ],
  useCasesTitle: 'What they are used for',
  useCases: [
    {
      title: 'Public web servers',
      text: 'Ports 80 and 443 for the world, SSH for the office, nothing else for anybody.',
    },
    {
      title: 'Databases of your own',
      text: 'Open to the application servers alone, whatever their own settings say.',
    },
    {
      title: 'Compliance',
      text: 'Rules that can be shown to an auditor, with the log of how they came about.',
    },
    {
      title: 'Shared projects',
      text: 'One set of rules for production and another one for what people try out.',
    },
  ],
  tiersLead: 'By the number of rules and the traffic that passes them in a month.',
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
    text: 'Start from a set of rules for web servers, and assign it to the machines you have.',
  },
}
