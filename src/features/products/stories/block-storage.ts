import type { ProductStory } from '../product-story.ts'

export const blockStorageStory: ProductStory = {
  problem: {
    title: 'Data outlives servers',
    text: 'A VM’s disk is deleted with it. Keep important data on a volume, which you can move to another VM. If an upgrade goes wrong, restore a snapshot.',
  },
  flow: {
    title: 'A volume moves, the data stays',
    stages: [
      { title: 'VM 1', facts: ['Old image', 'To be deleted'] },
      { title: 'Volume', facts: ['50 GB, 3,000 IOPS', 'Detached in seconds'] },
      { title: 'VM 2', facts: ['New image', 'Same mount point'] },
      { title: 'Snapshot', facts: ['Taken before the change', 'Source of new volumes'] },
    ],
  },
  sample: {
    title: 'Compare types at any size',
    text: 'Move the slider to see the price at the size you need. The speed depends only on the type.',
  },
  quickStart: {
    steps: [
      { title: 'Create a volume', text: 'Choose a type and a size. You can grow it later.' },
      { title: 'Attach it', text: 'To any VM in the same region.' },
      { title: 'Mount it', text: 'One command on the VM.' },
    ],
    sample: `curl -X POST "$NIMBUS_API/volumes" \\
  -H "Authorization: Bearer $NIMBUS_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "name": "product-data",
    "region": "us-east",
    "typeId": "voltype_standard",
    "sizeGb": 50
  }'`,
  },
  limits: [
    { label: 'Size', value: '10 GB to 16 TB' },
    { label: 'IOPS', value: 'up to 64,000' },
    { label: 'Throughput', value: 'up to 1,000 MB/s' },
    { label: 'Volumes per VM', value: '16' },
    { label: 'Growing', value: 'while attached' },
  ],
  guide: { category: 'storage', article: 'volumes' },
}
