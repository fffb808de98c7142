import { brand } from '#src/brand.ts'
import { billingTerms } from '#src/domain/billing-terms.ts'
import type { Question } from '#src/ui/site/faq.tsx'
import type { Fact } from '#src/ui/site/spec-sheet.tsx'

export const gpuSpecs: readonly Fact[] = [
  { label: 'GPU', value: 'NVIDIA H200 (Hopper)' },
  { label: 'Memory', value: '141GB HBM3e' },
  { label: 'Memory bandwidth', value: '4.8TB/s' },
  { label: 'FP8, dense', value: '1,979 TFLOPS' },
  { label: 'NVLink', value: '900 GB/s' },
  { label: 'GPUs per VM', value: '1, 4 or 8' },
  { label: 'Network', value: 'up to 100 Gbps' },
  { label: 'Local storage', value: 'NVMe, up to 8 TB' },
]

export interface Framework {
  readonly name: string
  readonly text: string
}

export const frameworks: readonly Framework[] = [
  { name: 'PyTorch', text: 'With CUDA, NCCL and FlashAttention built for Hopper.' },
  { name: 'TensorFlow', text: 'With XLA and mixed precision turned on.' },
  { name: 'JAX', text: 'Compile once and run on all eight GPUs.' },
  { name: 'Hugging Face', text: 'Transformers, Accelerate and PEFT, with a cache on local disk.' },
  { name: 'vLLM', text: 'Serve open models with paged attention and continuous batching.' },
  { name: 'JupyterLab', text: 'Notebooks in your browser, running on the VM.' },
]

const apiHost = brand.siteUrl.replace('https://', 'https://api.')

/** Same sample as in the documentation. The reader inserts the token. */
export const apiSample = `curl -X POST ${apiHost}/v1/gpu/create \\
  -H "Authorization: Bearer {token}" \\
  -H "Content-Type: application/json" \\
  -d '{
    "gpu_type": "h200",
    "count": 1,
    "region": "us-east"
  }'`

export const cliSample = `${brand.name.toLowerCase()} gpu create --type h200 --count 1 --region us-east`

export interface Step {
  readonly title: string
  readonly text: string
}

/** The four steps of the specification (part 2, section 2). */
export const quickStart: readonly Step[] = [
  {
    title: 'Create an instance',
    text: 'Choose one, four or eight H200 GPUs, a region and an image with your framework. The VM is running in under 60 seconds.',
  },
  {
    title: 'Connect via SSH or Jupyter',
    text: 'Your SSH keys are already installed. For JupyterLab, forward its port over SSH and open it in your browser.',
  },
  {
    title: 'Train or infer',
    text: 'Clone your code and attach a volume with your data. Drivers and CUDA are installed, and all GPUs are visible.',
  },
  {
    title: 'Scale and monitor',
    text: 'Watch the GPU load, get an alert when a run stalls, and resize to four or eight GPUs.',
  },
]

/** Claims of the specification (part 2, section 2). */
export const gpuQuestions: readonly Question[] = [
  {
    question: 'What does the hourly rate include?',
    answer: 'GPU, compute, storage, bandwidth and frameworks. There are no hidden fees.',
  },
  {
    question: 'Can I use several GPUs together?',
    answer:
      'Yes. Multi-GPU with NVLink is available: VMs with four or eight H200 GPUs, connected at 900 GB/s.',
  },
  {
    question: 'Are there reserved instances?',
    answer: 'Yes. Reserved instances give up to 50% off for 1-year and 3-year commitments.',
  },
  {
    question: 'How is usage billed?',
    answer: billingTerms.gpu,
  },
  {
    question: 'Are there volume discounts?',
    answer:
      'Yes. VMs with four or eight GPUs cost less per GPU. For larger volumes, ask our sales team for a quote.',
  },
]
