import type { ProductStory } from '../product-story.ts'

export const virtualMachinesStory: ProductStory = {
  problem: {
    title: 'Servers in under a minute',
    text: 'At some providers, getting a server takes hours and changing it takes a ticket. A Nimbus VM boots in under a minute from a form or one API call, and resizes with a restart.',
  },
  flow: {
    title: 'From request to SSH prompt',
    stages: [
      { title: 'Your request', facts: ['Image, size, region', 'SSH keys'] },
      { title: 'Placement', facts: ['Host with free capacity', 'Address in your network'] },
      { title: 'First boot', facts: ['Keys installed', 'Firewalls applied'] },
      { title: 'Running', facts: ['SSH in under 60 seconds', 'Metrics from the first minute'] },
    ],
  },
  sample: {
    title: 'Search your logs in the same console',
    text: 'Every VM sends its logs, with no agent to install. Type a query, or try one of these.',
  },
  quickStart: {
    steps: [
      {
        title: 'Add your SSH key',
        text: 'Paste your public key once. It’s installed on every VM you choose it for.',
      },
      { title: 'Create the VM', text: 'Pick an image, a size and a region, or send this request.' },
      { title: 'Connect', text: 'Copy the SSH command from the VM’s page.' },
    ],
    sample: `NETWORK=$(curl -s -H "Authorization: Bearer $NIMBUS_KEY" "$NIMBUS_API/networks" \\
  | jq -r '[.items[] | select(.region == "us-east")][0].id')

curl -X POST "$NIMBUS_API/vms" \\
  -H "Authorization: Bearer $NIMBUS_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "names": ["product-web-1"],
    "region": "us-east",
    "imageId": "img_ubuntu2404",
    "sizeId": "size_standard",
    "networkId": "'"$NETWORK"'",
    "sshKeyIds": []
  }'`,
  },
  limits: [
    { label: 'Sizes', value: '1 to 96 vCPUs' },
    { label: 'Memory', value: 'up to 768 GB' },
    { label: 'VMs per request', value: '20' },
    { label: 'Volumes per VM', value: '16' },
    { label: 'Tags per VM', value: '20' },
  ],
  guide: { category: 'compute', article: 'create-virtual-machines' },
}
