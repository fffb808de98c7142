import type { ProductStory } from '../product-story.ts'

export const databasesStory: ProductStory = {
  problem: {
    title: 'Managed, but still standard',
    text: 'Installing PostgreSQL takes an afternoon. Reliable backups, upgrades and storage management take years. We handle those. The database itself is standard, so you can leave at any time.',
  },
  flow: {
    title: 'What happens around your data',
    stages: [
      { title: 'Your application', facts: ['TLS connection', 'Own user and password'] },
      { title: 'Allowed networks', facts: ['10.0.0.0/16', 'Everything else is rejected'] },
      { title: 'Database', facts: ['Patched in your window', 'Metrics every minute'] },
      { title: 'Backups', facts: ['Daily at your hour', 'Restored to a new database'] },
    ],
  },
  sample: {
    title: 'Copy the connection string',
    text: 'Choose an engine to see the connection for its client.',
  },
  quickStart: {
    steps: [
      { title: 'Choose engine and plan', text: 'Six engines, one price list.' },
      { title: 'Allow your network', text: 'Nothing can connect until you allow a range.' },
      { title: 'Copy the connection string', text: 'It works as is with your engine’s client.' },
    ],
    sample: `curl -X POST "$NIMBUS_API/databases" \\
  -H "Authorization: Bearer $NIMBUS_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "name": "product-orders",
    "engine": "postgresql",
    "version": "17",
    "planId": "dbplan_development",
    "region": "us-east",
    "allowedNetworks": [{ "cidr": "10.0.0.0/16", "description": "VMs" }]
  }'`,
  },
  limits: [
    { label: 'Storage', value: '10 to 500 GB' },
    { label: 'Connections', value: '25 to 500' },
    { label: 'Users', value: 'up to 200' },
    { label: 'Backup retention', value: '1 to 90 days' },
    { label: 'Maintenance window', value: 'one hour a week' },
  ],
  guide: { category: 'storage', article: 'databases' },
}
