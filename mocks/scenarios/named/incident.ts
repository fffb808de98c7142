import type { ScenarioDocument } from '../document.ts'

export const incident: ScenarioDocument = {
  name: 'incident',
  title: 'Incident',
  description:
    'The shop is in trouble: its load balancer answers with errors, and a machine behind it does not answer.',
  incidents: [
    { resource: 'shop-web', kind: 'errors', severity: 'critical', startsAgo: 'PT22M', lasts: 'PT3H' },
    { resource: 'web-prod-02', kind: 'outage', severity: 'critical', startsAgo: 'PT19M', lasts: 'PT3H' },
    {
      resource: 'orders',
      type: 'database',
      kind: 'cpu',
      severity: 'critical',
      startsAgo: 'PT31M',
      lasts: 'PT4H',
    },
    {
      resource: 'orders',
      type: 'database',
      kind: 'latency',
      severity: 'warning',
      startsAgo: 'PT28M',
      lasts: 'PT4H',
    },
    {
      resource: 'production/checkout-api',
      kind: 'errors',
      severity: 'critical',
      startsAgo: 'PT21M',
      lasts: 'PT3H',
    },
  ],
}
