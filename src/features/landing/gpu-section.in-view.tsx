import { findSize } from '#src/domain/catalog.ts'
import { LinkButton } from '#src/ui/link.tsx'
import { Section } from '#src/ui/site/section.tsx'
import { SpecSheet } from '#src/ui/site/spec-sheet.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './landing.module.css'

export default function GpuSection() {
  const format = useFormat()
  const smallest = findSize('size_gpu1xH200')
  const price = smallest && format.hourlyRate(smallest.hourlyRate)
  return (
    <Section title="GPU-as-a-Service on NVIDIA H200" tone="band" id="gpu">
      <div className={classes.gpu}>
        <div>
          <p className={classes.text}>
            Train and serve large models on GPUs billed by the second, from one to eight connected by NVLink.
          </p>
          <p className={classes.price}>
            GPU from <strong>{price}</strong> per hour
          </p>
          <div className={classes.actions}>
            <LinkButton to="/products/gpu-as-a-service">Explore GPUs</LinkButton>
            <LinkButton to="/solutions/ai-ml" variant="outline">
              For AI/ML teams
            </LinkButton>
          </div>
        </div>
        <SpecSheet
          facts={[
            { label: 'Memory', value: '141GB HBM3e' },
            { label: 'Memory bandwidth', value: '4.8TB/s' },
            { label: 'Inference', value: '2x faster' },
            { label: 'Deploy', value: 'under 60 seconds' },
          ]}
        />
      </div>
    </Section>
  )
}
