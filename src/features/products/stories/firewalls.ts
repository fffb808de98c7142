import type { ProductStory } from '../product-story.ts'

export const firewallsStory: ProductStory = {
  problem: {
    title: 'Ports are opened in a hurry and never closed',
    text: 'Separate rules on every VM mean a hundred lists that nobody reads. A Nimbus firewall is one ordered list for many VMs, with a description for each rule and a check that finds rules that never apply.',
  },
  flow: {
    title: 'The first matching rule decides',
    stages: [
      { title: 'Packet', facts: ['TCP 22', 'from 198.51.100.7'] },
      { title: 'Rule 1', facts: ['Allow TCP 443', 'No match'] },
      { title: 'Rule 2', facts: ['Allow TCP 22 from office', 'No match'] },
      { title: 'Default', facts: ['Deny', 'Counted in metrics'] },
    ],
  },
  sample: {
    title: 'Edit rules and see their effect',
    text: 'Each change is checked before you save it. Move a rule, or open a port that should stay closed.',
  },
  quickStart: {
    steps: [
      { title: 'Start from a template', text: 'Closed, web server or private only.' },
      { title: 'Check the rules', text: 'Find open ports and rules that never apply, before you save.' },
      { title: 'Assign VMs', text: 'The same rules for all of them, within seconds.' },
    ],
    sample: `curl -X POST "$NIMBUS_API/firewall-rules/check" \\
  -H "Authorization: Bearer $NIMBUS_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "defaultInbound": "deny",
    "defaultOutbound": "allow",
    "rules": [{
      "direction": "inbound", "action": "allow", "protocol": "tcp",
      "ports": [{ "from": 22, "to": 22 }], "peers": ["0.0.0.0/0"],
      "description": "SSH", "enabled": true
    }]
  }'`,
  },
  limits: [
    { label: 'Rules per firewall', value: 'set by the tier, up to 2,000' },
    { label: 'Port ranges per rule', value: '20' },
    { label: 'Addresses per rule', value: '50' },
    { label: 'Firewalls per VM', value: '100' },
    { label: 'Direction', value: 'inbound and outbound' },
  ],
  guide: { category: 'networking', article: 'firewall-rules' },
}
