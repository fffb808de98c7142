import type { ProductStory } from '../product-story.ts'

export const dnsStory: ProductStory = {
  problem: {
    title: 'One DNS typo can take everything down',
    text: 'A wrong record can take down email or the whole site until caches expire. Nimbus checks each record as you type, shows what a change adds and removes, and applies all changes together or not at all.',
  },
  flow: {
    title: 'A change, reviewed before it applies',
    stages: [
      { title: 'Zone file', facts: ['From your old provider', 'Pasted as is'] },
      { title: 'Review', facts: ['3 added, 1 changed', 'Nothing deleted'] },
      { title: 'One change set', facts: ['All records or none', 'Serial increases once'] },
      { title: '50+ locations', facts: ['Live within seconds', '100% uptime SLA'] },
    ],
  },
  sample: {
    title: 'Review changes before they apply',
    text: 'Edits are staged and compared with the zone. Choose a few to see what would change.',
  },
  quickStart: {
    steps: [
      { title: 'Add the zone', text: 'Import a zone file or start empty.' },
      { title: 'Review the changes', text: 'See what is added, changed and deleted.' },
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
    { label: 'Record types', value: 'A, AAAA, ALIAS, CNAME, MX, TXT, SRV, HTTPS, SVCB, TLSA, CAA, PTR, NS' },
    { label: 'Locations', value: '50+' },
  ],
  guide: { category: 'networking', article: 'dns-zones' },
}
