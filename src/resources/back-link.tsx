import { Anchor } from '#src/ui/link.tsx'
import type { ResourceKind } from './kind.ts'

/** "Back to VMs" */
export function BackLink({ kind }: { readonly kind: Pick<ResourceKind<never, never>, 'home' | 'plural'> }) {
  return <Anchor {...kind.home}>Back to {kind.plural}</Anchor>
}

/** The first letter large, as at the beginning of a line. */
export function capitalised(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
