import { useState } from 'react'
import { VOLUME_TYPES, type VolumeTypeEntry, volumeMonthlyPrice } from '#src/domain/volume-catalog.ts'
import { Button } from '#src/ui/button.tsx'
import { SampleFrame } from '#src/ui/site/sample-frame.tsx'
import { StaticTable, type StaticTableColumn } from '#src/ui/static-table.tsx'
import { useFormat } from '#src/ui/use-format.tsx'

const STEP_GB = 50
const MAX_GB = 2000
const INITIAL_GB = 250

/** Types of volumes with their speed and price at a size that only grows. */
export default function SizeSample() {
  const format = useFormat()
  const [size, setSize] = useState(INITIAL_GB)
  const columns: readonly StaticTableColumn<VolumeTypeEntry>[] = [
    { header: 'Type', cell: ({ name }) => name },
    { header: 'IOPS', align: 'end', cell: ({ iops }) => format.number(iops) },
    {
      header: 'Throughput',
      align: 'end',
      cell: ({ throughputMbPerSecond }) => `${format.number(throughputMbPerSecond)} MB/s`,
    },
    {
      header: 'Read all of it',
      align: 'end',
      cell: ({ throughputMbPerSecond }) => `${format.number((size * 1000) / throughputMbPerSecond / 60)} min`,
    },
    {
      header: 'Per month',
      align: 'end',
      cell: (type) => <strong>{format.money(volumeMonthlyPrice(type, size))}</strong>,
    },
  ]
  return (
    <SampleFrame
      title="Create volume · Size and type"
      controls={
        <>
          <label>
            Size
            <input
              type="range"
              min={STEP_GB}
              max={MAX_GB}
              step={STEP_GB}
              value={size}
              aria-valuetext={`${format.number(size)} GB`}
              onChange={(event) => setSize(event.target.valueAsNumber)}
            />
          </label>
          <Button
            variant="outline"
            size="sm"
            disabled={size === MAX_GB}
            onClick={() => setSize(Math.min(MAX_GB, size + 250))}
          >
            Grow by 250 GB
          </Button>
        </>
      }
      result={`${format.number(size)} GB. Volumes grow while the VM runs, and never shrink.`}
    >
      <StaticTable label="Volume types" columns={columns} rows={VOLUME_TYPES} rowId={({ id }) => id} />
    </SampleFrame>
  )
}
