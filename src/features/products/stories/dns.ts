import type { ProductStory } from '../product-story.ts'

export const dnsStory: ProductStory = {
  problem: {
    title: 'A typo in DNS takes everything down',
    text: 'One wrong record, and mail or the whole site is gone until caches expire. Nimbus checks each record as you type it, shows what a change adds and removes, and applies all changes together or none.',
  },
  flow: {
    title: 'A change, reviewed before it applies',
    stages: [
      { title: 'Zone file', facts: ['From your old provider', 'Pasted as it is'] },
      { title: 'Difference', facts: ['3 added, 1 changed', 'Nothing deleted'] },
      { title: 'One change set', facts: ['All records or none', 'Serial counts up once'] },
      { title: '50+ locations', facts: ['Answer within seconds', '100% uptime SLA'] },
    ],
  },
  sample: {
    title: 'Review changes before they apply',
    text: 'Edits are staged and compared with the zone. Choose some, and see what would change.',
  },
  quickStart: {
    steps: [
      { title: 'Add the zone', text: 'Import a zone file or start empty.' },
      { title: 'Review the difference', text: 'What is added, changed and deleted.' },
      { title: 'Delegate', text: 'Enter the name servers at your registrar.' },
    ],
    sample: `curl -X POST "$NIMBUS_API/dns-zones" \\
  -H "Authorization: Bearer $NIMBUS_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{ "domain": "product-shop.example" }'`,
  },
  limits: [
    { label: 'Zones', value: '5, 50 or unlimited' },
    { label: 'Queries a month', value: '1M to 1B' },
    { label: 'Zone file', value: 'up to 1,000,000 characters' },
    { label: 'Record types', value: 'A, AAAA, CNAME, MX, TXT, SRV, CAA, NS' },
    { label: 'Locations', value: '50+' },
  ],
  guide: { category: 'networking', article: 'dns-zones' },
}
