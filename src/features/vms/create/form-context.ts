import { createContext, useContext } from 'react'
import type { Network, VmCatalog } from '#src/api/generated/types.gen.ts'
import type { FieldProblems } from '#src/resources/create/field-problems.ts'
import type { VmDraft } from './vm-draft.ts'

/** State shared by all sections of the form. */
export interface VmForm {
  readonly catalog: VmCatalog
  /** Networks of all regions; empty while loading. */
  readonly networks: readonly Network[]
  readonly draft: VmDraft
  readonly change: (change: Partial<VmDraft>) => void
  /** Errors by field: client-side ones after the first submit, and the server's. */
  readonly problems: FieldProblems
  /** Records whether an SSH key is typed but not added yet; the form isn't submitted then. */
  readonly setHasUnaddedKey: (hasUnaddedKey: boolean) => void
}

export const VmFormContext = createContext<VmForm | null>(null)

export function useVmForm(): VmForm {
  const form = useContext(VmFormContext)
  if (form === null) throw new Error('A form section must be rendered inside its form.')
  return form
}
