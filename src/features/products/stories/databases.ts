import type { ProductStory } from '../product-story.ts'

export const databasesStory: ProductStory = {
  problem: {
    title: 'Managed, but still standard',
    text: 'Installing PostgreSQL takes an afternoon. Reliable backups, upgrades and storage management take years. We handle those; the database itself is a standard one, so you can leave at any time.',
  },
  flow: {
    title: 'What happens around your data',
    stages: [
      { title: 'Your application', facts: ['TLS connection', 'Own user and password'] },
      { title: 'Allowed networks', facts: ['10.10.0.0/16', 'Everything else is rejected'] },
      { title: 'Database', facts: ['Patched in your window', 'Metrics each minute'] },
      { title: 'Backups', facts: ['Daily at your hour', 'Restored to a new database'] },
    ],
  },
  sample: {
    title: 'Copy a connection, not a guess',
    text: 'Every database has its connection ready for your client. Choose an engine.',
  },
  quickStart: {
    steps: [
      { title: 'Choose engine and plan', text: 'Six engines, one price list.' },
      { title: 'Allow your network', text: 'Nothing can connect until you name a range.' },
      { title: 'Copy the connection string', text: 'It works with the client of your engine as it is.' },
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
    "allowedNetworks": [{ "cidr": "10.10.0.0/16", "description": "VMs" }]
  }'`,
  },
  limits: [
    { label: 'Storage', value: '10 to 500 GB' },
    { label: 'Connections', value: '25 to 500' },
    { label: 'Users', value: 'up to 200' },
    { label: 'Backup retention', value: 'you choose, 7 days by default' },
    { label: 'Maintenance', value: 'one hour a week' },
  ],
  guide: { category: 'storage', article: 'databases' },
}
