import { z } from '../kernel/zod.ts'
import type { RowsByCollection } from './change.ts'

/** Two small collections for the database tests, independent of the mock's own rows. */
const machineRow = z.strictObject({
  id: z.string(),
  name: z.string(),
  owner: z.string(),
  size: z.number().nullable(),
  tags: z.array(z.string()),
})
export type MachineRow = z.infer<typeof machineRow>

const counterRow = z.strictObject({ id: z.string(), value: z.int() })

export const testCollections = {
  machines: {
    schema: machineRow,
    idPrefix: 'm',
    indexes: ['owner'] as const,
  },
  counters: { schema: counterRow, idPrefix: 'c', indexes: [] as const },
}
export type TestCollections = typeof testCollections
export type TestRows = RowsByCollection<TestCollections>

export function machine(id: string, facts: Partial<Omit<MachineRow, 'id'>> = {}): MachineRow {
  return { id, name: id, owner: 'nobody', size: null, tags: [], ...facts }
}

/** Creates rows with names, owners and sizes in mixed order. */
export function machines(count: number): MachineRow[] {
  return Array.from({ length: count }, (_, i) =>
    machine(`m_${((i * 7919) % 99991).toString(36).padStart(6, '0')}`, {
      name: `${['web', 'api', 'db', 'cache'][(i * 7) % 4]}-${(i * 7919) % 10007}`,
      owner: `owner-${i % 100}`,
      size: (i * 31) % 17,
    }),
  )
}
