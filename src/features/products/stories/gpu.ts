import type { ProductStory } from '../product-story.ts'

export const gpuStory: ProductStory = {
  problem: {
    title: 'GPUs without the wait',
    text: 'Waiting lists and year-long contracts stand between most teams and an H200. Here, a VM with one, four or eight GPUs starts in under 60 seconds and costs nothing after you delete it.',
  },
  flow: {
    title: 'From data set to endpoint',
    stages: [
      { title: 'Volume', facts: ['Data set, checkpoints', 'Outlives the VM'] },
      { title: 'GPU VM', facts: ['1, 4 or 8 H200', 'PyTorch, CUDA, SSH keys'] },
      { title: 'Training run', facts: ['NVLink between GPUs', 'Alert when it stalls'] },
      { title: 'Serving', facts: ['vLLM behind a load balancer', 'Add VMs to scale'] },
    ],
  },
  sample: {
    title: 'Know the cost of a run before it starts',
    text: 'Two weeks of spend: training on weekdays, and a model that serves around the clock.',
  },
  limits: [
    { label: 'GPUs per VM', value: '1, 4 or 8' },
    { label: 'GPU memory', value: 'up to 1,128 GB' },
    { label: 'Start', value: 'under 60 seconds' },
    { label: 'Regions', value: 'listed in the create form' },
    { label: 'Reserved', value: '1 or 3 years, up to 50% off' },
  ],
  guide: { category: 'compute', article: 'gpu-machines' },
}
