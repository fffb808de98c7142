import type { ProductStory } from '../product-story.ts'

export const containersStory: ProductStory = {
  problem: {
    title: 'Containers without running a cluster',
    text: 'Most teams want to run three copies of an image and update them safely. Kubernetes can do that, if someone operates the cluster. Here you choose an image and a number of replicas. There’s no control plane to manage.',
  },
  flow: {
    title: 'A rollout, replica by replica',
    stages: [
      { title: 'Revision 8', facts: ['3 replicas ready', 'Serves all traffic'] },
      { title: 'New image', facts: ['Replica 1 of revision 9 starts', 'Health check passes'] },
      { title: 'Mixed', facts: ['2 of revision 8', '1 of revision 9'] },
      { title: 'Revision 9', facts: ['3 replicas ready', 'Revision 8 kept for rollback'] },
    ],
  },
  sample: {
    title: 'Roll out without downtime',
    text: 'A new replica must be ready before an old one stops. Start a rollout, then roll it back halfway through.',
  },
  quickStart: {
    steps: [
      { title: 'Describe it', text: 'Fill in the form, or write a ten-line manifest.' },
      { title: 'Validate it', text: 'A dry run reports every mistake with its line and column.' },
      { title: 'Deploy it', text: 'From your laptop or pipeline, with a Deploy Only API key.' },
    ],
    sample: `curl -X POST "$NIMBUS_API/containers" \\
  -H "Authorization: Bearer $NIMBUS_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "name": "product-checkout",
    "namespace": "staging",
    "region": "us-east",
    "image": "registry.example/shop/checkout:2.15.0",
    "planId": "ctplan_starter",
    "replicas": 2
  }'`,
  },
  limits: [
    { label: 'Replicas', value: 'up to 50' },
    { label: 'CPU per replica', value: 'up to 8' },
    { label: 'Memory per replica', value: 'up to 16 GB' },
    { label: 'Revisions kept', value: '10' },
    { label: 'Rollouts at a time', value: '1' },
  ],
  guide: { category: 'compute', article: 'rollouts' },
}
