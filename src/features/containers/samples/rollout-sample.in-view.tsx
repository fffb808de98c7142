import { useEffect, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { SampleFrame } from '#src/ui/site/sample-frame.tsx'
import { StaticTable, type StaticTableColumn } from '#src/ui/static-table.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { replicaLabels } from '../replica-labels.ts'
import { DESIRED, nextStep, replicaOf, type SampleReplica } from './rollout-steps.ts'

const STEP_MS = 900

const OLD = 41
const NEW = 42
const images: Readonly<Record<number, string>> = { [OLD]: 'catalog-api:2.14.2', [NEW]: 'catalog-api:2.15.0' }

const columns: readonly StaticTableColumn<SampleReplica>[] = [
  { header: 'Replica', cell: ({ name }) => <span className="mono">{name}</span> },
  {
    header: 'Status',
    cell: ({ status }) => (
      <StatusBadge tone={replicaLabels[status].tone} busy={status !== 'ready'}>
        {replicaLabels[status].label}
      </StatusBadge>
    ),
  },
  { header: 'Revision', align: 'end', cell: ({ revision }) => revision },
  { header: 'Image', cell: ({ revision }) => <span className="mono">{images[revision]}</span> },
]

/** Rolling update of three replicas, step by step. */
export default function RolloutSample() {
  const [revision, setRevision] = useState(OLD)
  const [replicas, setReplicas] = useState<readonly SampleReplica[]>(() =>
    Array.from({ length: DESIRED }, (_, index) => replicaOf(OLD, index)),
  )
  const next = nextStep(replicas, revision)

  useEffect(() => {
    const step = nextStep(replicas, revision)
    if (step === null) return
    const timer = setTimeout(() => setReplicas(step), STEP_MS)
    return () => clearTimeout(timer)
  }, [replicas, revision])

  const ready = replicas.filter(({ status }) => status !== 'starting').length
  return (
    <SampleFrame
      title="catalog-api · Replicas"
      controls={
        <>
          <Button size="sm" disabled={revision === NEW} onClick={() => setRevision(NEW)}>
            Roll out 2.15.0
          </Button>
          <Button variant="outline" size="sm" disabled={revision === OLD} onClick={() => setRevision(OLD)}>
            Roll back to 2.14.2
          </Button>
        </>
      }
      result={
        next === null
          ? `Revision ${revision} serves all requests.`
          : `Rolling out revision ${revision}: ${Math.min(ready, DESIRED)} of ${DESIRED} ready throughout.`
      }
    >
      <StaticTable label="Replicas" columns={columns} rows={replicas} rowId={({ name }) => name} />
    </SampleFrame>
  )
}
