import {
  IconBolt,
  IconBrandPython,
  IconChartDots3,
  IconDatabase,
  IconPlugConnected,
  IconReceipt,
} from '@tabler/icons-react'
import { hourly } from './prices.ts'
import type { Solution } from './solution.ts'

export const aiMl: Solution = {
  path: '/solutions/ai-ml',
  name: 'AI/ML',
  headline: 'Train today, serve tomorrow, on the same platform',
  lead: 'NVIDIA H200 GPUs billed by the second, next to your data and the services that use your models.',
  actions: [
    { label: 'Start Training', trialOf: 'team' },
    { label: 'Explore GPUs', to: '/products/gpu-as-a-service' },
  ],
  facts: [
    { label: 'GPU', value: 'NVIDIA H200' },
    { label: 'Memory', value: '141GB HBM3e' },
    { label: 'Memory bandwidth', value: '4.8TB/s' },
    { label: 'Deploy in', value: 'under 60 seconds' },
    { label: 'From', value: `${hourly('size_gpu1xH200')}/hour` },
  ],
  reasons: {
    title: 'Shorter waits between experiments',
    lead: 'Machine learning teams wait for GPUs, data and results. We shorten each wait.',
    features: [
      {
        icon: IconBolt,
        title: 'GPUs without a queue',
        text: 'One, four or eight H200 GPUs per VM, running in under 60 seconds. Multi-GPU VMs are connected by NVLink.',
      },
      {
        icon: IconBrandPython,
        title: 'Frameworks preinstalled',
        text: 'Images with CUDA, PyTorch and JupyterLab are ready to train. Bring your own container if you need another version.',
      },
      {
        icon: IconDatabase,
        title: 'Data that keeps up',
        text: 'Volumes with up to 64,000 IOPS feed your data loaders, and snapshots keep the exact data a model was trained on.',
      },
      {
        icon: IconPlugConnected,
        title: 'Inference that scales',
        text: 'Serve models on GPU VMs behind a load balancer, and add VMs as traffic grows. H200 memory gives 2x faster inference.',
      },
      {
        icon: IconChartDots3,
        title: 'See what the GPU is doing',
        text: 'GPU load, CPU and memory of every VM next to its logs, with alerts when training stalls.',
      },
      {
        icon: IconReceipt,
        title: 'Billed per second',
        text: 'An eleven-minute run costs eleven minutes of GPU time. Reserved instances give up to 50% off for 1-year and 3-year commitments.',
      },
    ],
  },
  layers: {
    title: 'Reference architecture',
    lead: 'For teams that train their own models and serve them to customers.',
    stages: [
      { title: 'Data', facts: ['Volume with the data set', 'Snapshot per experiment'] },
      { title: 'Training', facts: ['GPU VM with 1, 4 or 8 H200', 'Checkpoints to the volume'] },
      { title: 'Serving', facts: ['Model server on GPU VMs', 'Redis cache for answers'] },
      { title: 'Users', facts: ['Load balancer, one address', 'Alerts on latency'] },
    ],
    items: [
      {
        name: 'GPU as a Service',
        to: '/products/gpu-as-a-service',
        does: 'Training and fine-tuning on one to eight H200 GPUs, with JupyterLab or SSH.',
      },
      {
        name: 'Block Storage',
        to: '/products/block-storage',
        does: 'Data sets and checkpoints, moved from one VM to the next, with a snapshot for each experiment.',
      },
      {
        name: 'Containers',
        to: '/products/containers',
        does: 'Pipelines and APIs around your models, in as many replicas as you need.',
      },
      {
        name: 'Databases',
        to: '/products/databases',
        does: 'Features, embeddings and results in PostgreSQL; cached answers in Redis.',
      },
      {
        name: 'Load Balancers',
        to: '/products/load-balancers',
        does: 'One address in front of all model servers, with health checks that take failing ones out of rotation.',
      },
    ],
  },
  steps: {
    title: 'From notebook to production',
    items: [
      { title: 'Create an instance', text: 'Choose the number of GPUs and an image with your framework.' },
      { title: 'Connect', text: 'Connect over SSH with your own key, or use JupyterLab.' },
      { title: 'Train or infer', text: 'Attach the volume with your data and start the run.' },
      { title: 'Scale and monitor', text: 'Put the model behind a load balancer and monitor it.' },
    ],
  },
  questions: [
    {
      question: 'Can I use more than one GPU?',
      answer:
        'Yes. VMs with four or eight H200 GPUs are connected by NVLink and have 564GB or 1,128GB of GPU memory in total.',
    },
    {
      question: 'What does the hourly rate include?',
      answer: 'GPU, compute, storage, bandwidth and frameworks. There are no extra charges.',
    },
    {
      question: 'Is there a discount for long runs?',
      answer:
        'Reserved instances give up to 50% off for 1-year and 3-year commitments, and there are volume discounts. Ask our sales team for a quote.',
    },
    {
      question: 'What happens to my data when I delete a VM?',
      answer:
        'The VM’s disk is deleted with it. Volumes and snapshots stay until you delete them, and you can attach a volume to another VM in the same region.',
    },
  ],
  closing: {
    title: 'Start your next run in a minute',
    text: `An H200 costs ${hourly('size_gpu1xH200')} an hour, is billed per second and starts in under 60 seconds.`,
    actions: [
      { label: 'Get Started', trialOf: 'team' },
      { label: 'Contact Sales', topic: 'sales' },
    ],
  },
}
