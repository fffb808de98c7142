import { createContext, useContext } from 'react'
import type { Network, VmCatalog } from '#src/api/generated/types.gen.ts'
import type { FieldProblems } from '#src/resources/create/field-problems.ts'
import type { VmDraft } from './vm-draft.ts'

/** What every section of the form works with. */
export interface VmForm {
  readonly catalog: VmCatalog
  /** Of all regions; empty until they have been read. */
  readonly networks: readonly Network[]
  readonly draft: VmDraft
  readonly change: (change: Partial<VmDraft>) => void
  /** What to show at the fields: of the form once it was submitted, and of the server. */
  readonly problems: FieldProblems
}

export const VmFormContext = createContext<VmForm | null>(null)

export function useVmForm(): VmForm {
  const form = useContext(VmFormContext)
  if (form === null) throw new Error('A section of the form stands outside of it.')
  return form
}
