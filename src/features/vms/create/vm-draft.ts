import * as limits from '#src/api/generated/limits.gen.ts'
import type {
  Network,
  RegionId,
  Size,
  SshKey,
  Vm,
  VmCatalog,
  VmCreate,
} from '#src/api/generated/types.gen.ts'
import { MAX_TAGS } from '#src/domain/labels.ts'
import { REGION_IDS } from '#src/domain/region.ts'
import { MAX_VMS_PER_REQUEST } from '#src/domain/vm.ts'
import { z } from '#src/ui/zod.ts'
import { patternNames } from './vm-names.ts'

/** Form values of new VMs. Always complete enough for a price, but not necessarily valid. */
export interface VmDraft {
  readonly region: RegionId
  readonly imageId: string
  readonly sizeId: string
  readonly count: number
  readonly baseName: string
  /** Custom names by position; empty for the generated name. */
  readonly ownNames: readonly string[]
  /** Empty for the region's default network. */
  readonly networkId: string
  readonly sshKeyIds: readonly string[]
  readonly tags: readonly string[]
  /** Empty for the default project. */
  readonly projectId: string
  readonly userData: string
  readonly deletionProtection: boolean
}

/** Values that a link can preset: `/compute/vms/new?size=size_gpu1xH200`. */
export interface VmPreset {
  readonly region?: RegionId | undefined
  readonly image?: string | undefined
  readonly size?: string | undefined
}

/** Defaults: the link's presets if they exist, else the first entry of each list in the catalog. */
export function initialDraft(catalog: VmCatalog, preset: VmPreset): VmDraft {
  const pick = <Entry extends { readonly id: string }>(entries: readonly Entry[], id: string | undefined) =>
    entries.find((entry) => entry.id === id) ?? entries[0]
  // Not the free size, of which an organization can have one.
  const size = catalog.sizes.find(({ id }) => id === preset.size) ?? catalog.sizes.find(isPriced)
  const region = preset.region ?? size?.regions[0] ?? REGION_IDS[0]
  return {
    region,
    imageId: pick(catalog.images, preset.image)?.id ?? '',
    sizeId: size?.id ?? '',
    count: 1,
    baseName: '',
    ownNames: [],
    networkId: '',
    sshKeyIds: [],
    tags: [],
    projectId: '',
    userData: '',
    deletionProtection: false,
  }
}

/** Values of an existing VM, for one that differs in its name. Keys that were deleted since are left out. */
export function draftLike(
  vm: Vm,
  {
    catalog,
    keys,
    userData,
  }: {
    readonly catalog: VmCatalog
    readonly keys: readonly Pick<SshKey, 'id'>[]
    readonly userData: string | null
  },
): VmDraft {
  return {
    ...initialDraft(catalog, { region: vm.region, image: vm.imageId, size: vm.sizeId }),
    networkId: vm.networkId,
    sshKeyIds: vm.sshKeyIds.filter((id) => keys.some((key) => key.id === id)),
    tags: vm.tags,
    projectId: vm.projectId,
    userData: userData ?? '',
    deletionProtection: vm.deletionProtection,
  }
}

const isPriced = ({ monthlyPrice }: Size) => monthlyPrice.amount > 0

/** Applies a change. A change of region resets the network. */
export function changeDraft(draft: VmDraft, change: Partial<VmDraft>): VmDraft {
  const movesAway = change.region !== undefined && change.region !== draft.region
  return { ...draft, ...(movesAway && { networkId: '' }), ...change }
}

/** One name per VM: the custom one, or one generated from the base name. */
export function namesOf(draft: Pick<VmDraft, 'baseName' | 'count' | 'ownNames'>): string[] {
  return patternNames(draft.baseName, draft.count).map((name, index) => draft.ownNames[index] || name)
}

/** Chosen network, or the default of the region. */
export function networkOf(draft: VmDraft, networks: readonly Network[]): Network | undefined {
  const here = networks.filter((network) => network.region === draft.region)
  return (
    here.find((network) => network.id === draft.networkId) ??
    here.find((network) => network.isDefault) ??
    here[0]
  )
}

/** Body of `createVm`. */
export function toRequest(draft: VmDraft, networks: readonly Network[]): VmCreate {
  return {
    names: namesOf(draft),
    region: draft.region,
    imageId: draft.imageId,
    sizeId: draft.sizeId,
    networkId: networkOf(draft, networks)?.id ?? '',
    sshKeyIds: [...draft.sshKeyIds],
    ...(draft.tags.length > 0 && { tags: [...draft.tags] }),
    ...(draft.projectId !== '' && { projectId: draft.projectId }),
    ...(draft.userData.trim() !== '' && { userData: draft.userData }),
    ...(draft.deletionProtection && { deletionProtection: true }),
  }
}

// Stored draft -------------------------------------------------------------------------------------------------

const text = z.string()

/** Schema of a stored draft. */
export const storedDraftSchema: z.ZodMiniType<VmDraft> = z.object({
  region: z.enum(REGION_IDS),
  imageId: text,
  sizeId: text,
  count: z.int().check(z.minimum(1), z.maximum(MAX_VMS_PER_REQUEST)),
  baseName: text,
  ownNames: z.array(text).check(z.maxLength(MAX_VMS_PER_REQUEST)),
  networkId: text,
  sshKeyIds: z.array(text).check(z.maxLength(limits.VmCreate.sshKeyIds.maxItems)),
  tags: z.array(text).check(z.maxLength(MAX_TAGS)),
  projectId: text,
  userData: text,
  deletionProtection: z.boolean(),
})
