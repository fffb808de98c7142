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
    { label: 'Start Training', to: '/signup' },
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
        text: 'One, four or eight H200 in a machine, up in under 60 seconds. Multi-GPU machines are joined by NVLink.',
      },
      {
        icon: IconBrandPython,
        title: 'Frameworks in place',
        text: 'Images with CUDA, PyTorch and JupyterLab start ready to train. Bring your own container where you need another version.',
      },
      {
        icon: IconDatabase,
        title: 'Data that keeps up',
        text: 'Volumes of up to 64,000 IOPS feed the loaders, and snapshots keep the exact data that a model was trained on.',
      },
      {
        icon: IconPlugConnected,
        title: 'Inference that scales',
        text: 'Serve a model as a container behind a load balancer. Replicas follow the load, and the memory of the H200 gives 2x faster inference.',
      },
      {
        icon: IconChartDots3,
        title: 'See what the GPU does',
        text: 'Load, memory and temperature of each machine, beside the log of the run, with alerts when a training stalls.',
      },
      {
        icon: IconReceipt,
        title: 'Billed per second',
        text: 'An eleven-minute run costs eleven minutes of GPU time. Reserved instances give up to 50% off for 1-year and 3-year commitments.',
      },
    ],
  },
  layers: {
    title: 'What it is built from',
    lead: 'A platform for a team that trains its own models and serves them to its customers.',
    stages: [
      { title: 'Data', facts: ['Volume with the data set', 'Snapshot per experiment'] },
      { title: 'Training', facts: ['GPU machine, 1 to 8 H200', 'Checkpoints to the volume'] },
      { title: 'Serving', facts: ['Model server in containers', 'Redis for repeated answers'] },
      { title: 'Users', facts: ['Load balancer, one address', 'Alerts on latency'] },
    ],
    items: [
      {
        name: 'GPU as a Service',
        to: '/products/gpu-as-a-service',
        does: 'Training and fine-tuning on one to eight H200, with Jupyter or SSH.',
      },
      {
        name: 'Block Storage',
        to: '/products/block-storage',
        does: 'Data sets and checkpoints, moved from one machine to the next, with a snapshot for each experiment.',
      },
      {
        name: 'Containers',
        to: '/products/containers',
        does: 'Model servers and pipelines, in as many replicas as the load asks for.',
      },
      {
        name: 'Databases',
        to: '/products/databases',
        does: 'Features, embeddings and results in PostgreSQL; a cache of answers in Redis.',
      },
      {
        name: 'Load Balancers',
        to: '/products/load-balancers',
        does: 'One address in front of all replicas, with health checks that remove failing ones.',
      },
    ],
  },
  steps: {
    title: 'From notebook to production',
    items: [
      { title: 'Create an instance', text: 'Choose the number of GPUs and an image with your framework.' },
      { title: 'Connect', text: 'Open JupyterLab, or connect by SSH with your own key.' },
      { title: 'Train or infer', text: 'Attach the volume with your data and start the run.' },
      { title: 'Scale and monitor', text: 'Deploy the model in a container and monitor it.' },
    ],
  },
  questions: [
    {
      question: 'Can I use more than one GPU?',
      answer:
        'Yes. Machines with four and eight H200 are joined by NVLink, with 564GB and 1,128GB of GPU memory together.',
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
      question: 'What happens to my data when I stop a machine?',
      answer:
        'Volumes and their snapshots stay until you delete them, and can be attached to another machine in the same region.',
    },
  ],
  closing: {
    title: 'Start your next run in a minute',
    text: `An H200 costs ${hourly('size_gpu1xH200')} an hour, is billed per second and starts in under 60 seconds.`,
    actions: [
      { label: 'Get Started', to: '/signup' },
      { label: 'Contact Sales', topic: 'sales' },
    ],
  },
}
