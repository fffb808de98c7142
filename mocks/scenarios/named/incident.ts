import type { ScenarioDocument } from '../document.ts'

export const incident: ScenarioDocument = {
  name: 'incident',
  title: 'Incident',
  description:
    'A bad morning: the load balancer returns errors, one VM behind it does not respond, and resources of every service have failed.',
  seedVariants: ['failures'],
  incidents: [
    {
      resource: 'shop-web',
      type: 'load_balancer',
      kind: 'errors',
      severity: 'critical',
      startsAgo: 'PT22M',
      lasts: 'PT3H',
      orAny: true,
    },
    {
      resource: 'web-prod-02',
      type: 'vm',
      kind: 'outage',
      severity: 'critical',
      startsAgo: 'PT19M',
      lasts: 'PT3H',
      orAny: true,
    },
    {
      resource: 'orders',
      type: 'database',
      kind: 'cpu',
      severity: 'critical',
      startsAgo: 'PT31M',
      lasts: 'PT4H',
      orAny: true,
    },
    {
      resource: 'orders',
      type: 'database',
      kind: 'latency',
      severity: 'warning',
      startsAgo: 'PT28M',
      lasts: 'PT4H',
      orAny: true,
    },
    {
      resource: 'production/checkout-api',
      type: 'container',
      kind: 'errors',
      severity: 'critical',
      startsAgo: 'PT21M',
      lasts: 'PT3H',
      orAny: true,
    },
  ],
}
