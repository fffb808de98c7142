import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { createVolumeSnapshot } from '#src/api/generated/sdk.gen.ts'
import type { Volume } from '#src/api/generated/types.gen.ts'
import { createIdempotencyKeys } from '#src/api/idempotency-key.ts'
import { nameProblem } from '#src/domain/labels.ts'
import { snapshotMonthlyPrice } from '#src/domain/volume-catalog.ts'
import { EditPanel } from '#src/resources/detail/edit-panel.tsx'
import { PanelStack } from '#src/resources/detail/panel.tsx'
import { useEdit } from '#src/resources/detail/use-edit.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import { z } from '#src/ui/zod.ts'
import { snapshotSearch } from '../snapshots/snapshot-search.ts'
import { SnapshotTable } from '../snapshots/snapshot-table.tsx'
import type { VolumeTabProps } from '../volume-detail-search.ts'
import { volumeResource } from '../volume-resource.ts'

export function SnapshotsTab({ resource: volume }: VolumeTabProps) {
  const [search, setSearch] = useState(snapshotSearch.defaults)
  return (
    <PanelStack>
      <TakeSnapshot volume={volume} />
      <SnapshotTable volumeId={volume.id} search={search} onSearchChange={setSearch} />
    </PanelStack>
  )
}

function TakeSnapshot({ volume }: { readonly volume: Volume }) {
  const format = useFormat()
  const [keyFor, setKeyFor] = useState(() => createIdempotencyKeys())
  const edit = useEdit({
    definition: volumeResource,
    resource: volume,
    action: 'snapshot',
    change: 'edit',
    also: ['listVolumeSnapshots', 'getVolumeSummary'],
    initial: { name: '' },
    schema: z.object({ name: z.string() }),
    check: ({ name }) => {
      const problem = nameProblem(name)
      return problem === null ? {} : { name: problem }
    },
    call: async ({ id }, { name }) => {
      const body = { volumeId: id, name }
      await createVolumeSnapshot({ body, headers: { 'Idempotency-Key': keyFor(body) } })
      // A second snapshot of the same name, after the first was deleted, is another request.
      setKeyFor(() => createIdempotencyKeys())
      return undefined
    },
    saved: 'The snapshot is being created',
  })
  return (
    <EditPanel
      title="Take a snapshot"
      description={`A copy of the volume’s data at this moment. You pay for the used space: about ${format.money(snapshotMonthlyPrice(volume.usedGb))} per month.`}
      edit={edit}
      submitLabel="Take snapshot"
      unchangedReason="Enter a name."
    >
      <TextInput
        label="Snapshot name"
        maw="32rem"
        value={edit.draft.name}
        error={edit.problems.name}
        readOnly={edit.reason !== null}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => edit.change({ name: event.currentTarget.value })}
      />
    </EditPanel>
  )
}
