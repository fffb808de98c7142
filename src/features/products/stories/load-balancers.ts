import type { ProductStory } from '../product-story.ts'

export const loadBalancersStory: ProductStory = {
  problem: {
    title: 'One server is a single point of failure',
    text: 'If your site runs on one VM, a restart, a release or a full disk takes it down. Put two VMs behind one address, and either can fail or be replaced while the other serves your users.',
  },
  flow: {
    title: 'Only healthy targets get traffic',
    stages: [
      { title: 'Clients', facts: ['One address', 'HTTP, HTTPS, TCP or UDP'] },
      { title: 'Listener', facts: ['Port 443, TLS termination', 'Least connections'] },
      { title: 'Health checks', facts: ['GET /healthz every 10 s', 'Removed after 3 failures'] },
      { title: 'Targets', facts: ['web-01: healthy', 'web-02: draining'] },
    ],
  },
  sample: {
    title: 'See traffic move when a target fails',
    text: 'Break a target or drain one for maintenance. The others take over immediately.',
  },
  quickStart: {
    steps: [
      { title: 'Choose listeners', text: 'The ports clients connect to, and your application’s port.' },
      { title: 'Define a health check', text: 'A path that responds quickly when the app is healthy.' },
      { title: 'Add targets', text: 'VMs in the same region, now or later.' },
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
    { label: 'Region of targets', value: 'same as the load balancer' },
  ],
  guide: { category: 'networking', article: 'load-balancers' },
}
