import { brand } from '#src/brand.ts'
import { Faq } from '#src/ui/site/faq.tsx'
import { inView } from '#src/ui/site/in-view.tsx'
import { Section } from '#src/ui/site/section.tsx'
import { SpecSheet } from '#src/ui/site/spec-sheet.tsx'
import { gpu } from '../contents/gpu.ts'
import { ProductScreen } from '../product-screen.tsx'
import { GpuComparison } from './gpu-comparison.tsx'
import { gpuQuestions, gpuSpecs } from './gpu-facts.ts'
import { GpuToolsTabs } from './gpu-tools-tabs.tsx'

const GpuCostSample = inView('gpu-cost-sample', () => import('../samples/gpu-cost-sample.in-view.tsx'))

/** GPU product page, with additional hardware sections. */
export function GpuScreen() {
  return (
    <ProductScreen content={gpu} sample={GpuCostSample}>
      <Section title="Specifications" heading="beside" id="specs" lead="For one NVIDIA H200 GPU.">
        <SpecSheet facts={gpuSpecs} />
      </Section>
      <Section
        title="H200, H100 and A100 compared"
        tone="band"
        id="compare"
        lead="Per GPU, with hourly prices."
      >
        <GpuComparison />
      </Section>
      <Section
        title="Tools and quick start"
        id="tools"
        lead={`Use the frameworks you know, the API or the ${brand.name} CLI.`}
      >
        <GpuToolsTabs />
      </Section>
      <Section title="Frequently asked questions" tone="band" heading="beside" id="faq">
        <Faq questions={gpuQuestions} />
      </Section>
    </ProductScreen>
  )
}
