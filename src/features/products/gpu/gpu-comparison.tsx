import { GPU_MODELS, type GpuModelEntry } from '#src/domain/gpu-catalog.ts'
import type { Format } from '#src/ui/format.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import classes from './gpu-comparison.module.css'

const rows: readonly {
  readonly name: string
  readonly of: (model: GpuModelEntry, format: Format) => string
}[] = [
  { name: 'Price per hour', of: ({ hourlyRate }, format) => format.hourlyRate(hourlyRate) },
  { name: 'Memory', of: ({ memoryGb, memoryType }) => `${memoryGb}GB ${memoryType}` },
  { name: 'Memory bandwidth', of: ({ memoryBandwidthTb }) => `${memoryBandwidthTb}TB/s` },
  {
    name: 'FP8, dense',
    of: ({ fp8Teraflops }, format) =>
      fp8Teraflops === null ? 'none' : `${format.number(fp8Teraflops)} TFLOPS`,
  },
  { name: 'NVLink', of: ({ nvlinkGb }) => `${nvlinkGb} GB/s` },
]

/** Comparison table of GPU models. */
export function GpuComparison() {
  const format = useFormat()
  return (
    // The table scrolls on phones, and a scrollable region must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={classes.scroll} tabIndex={0} aria-label="Comparison of GPUs">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Property</VisuallyHidden>
            </th>
            {GPU_MODELS.map(({ id, name }, index) => (
              <th key={id} scope="col">
                NVIDIA {name}
                {index === 0 && <span className={classes.ours}>Available now</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {GPU_MODELS.map((model) => (
                <td key={model.id}>{row.of(model, format)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
