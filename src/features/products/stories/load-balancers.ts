import type { ProductStory } from '../product-story.ts'

export const loadBalancersStory: ProductStory = {
  problem: {
    title: 'One server is a single point of failure',
    text: 'A restart, a release or a full disk takes your site down if it runs on one VM. Put two behind one address, and each can fail or be replaced while the other answers.',
  },
  flow: {
    title: 'Only healthy targets get traffic',
    stages: [
      { title: 'Clients', facts: ['One address', 'HTTP, HTTPS, TCP or UDP'] },
      { title: 'Listener', facts: ['Port 443, TLS ends here', 'Least connections'] },
      { title: 'Health checks', facts: ['GET /healthz every 10 s', 'Out after 3 failures'] },
      { title: 'Targets', facts: ['web-01: healthy', 'web-02: draining'] },
    ],
  },
  sample: {
    title: 'See traffic move when a target fails',
    text: 'Break a target or drain one for maintenance. The others take over at once.',
  },
  quickStart: {
    steps: [
      { title: 'Choose listeners', text: 'The ports clients use, and the port of your application.' },
      { title: 'Define a health check', text: 'A path that answers quickly when all is well.' },
      { title: 'Add targets', text: 'VMs of the region, now or later.' },
    ],
    sample: `curl -X POST "$NIMBUS_API/load-balancers" \\
  -H "Authorization: Bearer $NIMBUS_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "name": "product-web",
    "region": "us-east",
    "type": "application",
    "listeners": [{ "protocol": "http", "port": 80, "targetPort": 8080 }],
    "healthCheck": {
      "protocol": "http", "path": "/healthz", "port": 8080,
      "intervalSeconds": 10, "timeoutSeconds": 5,
      "healthyThreshold": 2, "unhealthyThreshold": 3
    }
  }'`,
  },
  limits: [
    { label: 'Targets', value: 'up to 25' },
    { label: 'Connections', value: 'up to 500,000' },
    { label: 'Bandwidth', value: 'up to 100 Gbps' },
    { label: 'Check interval', value: 'from 5 seconds' },
    { label: 'Regions', value: 'targets in the same one' },
  ],
  guide: { category: 'networking', article: 'load-balancers' },
}
