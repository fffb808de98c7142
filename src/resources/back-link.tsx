import { Anchor } from '#src/ui/link.tsx'
import type { ResourceKind } from './kind.ts'

export function BackLink({ kind }: { readonly kind: Pick<ResourceKind<never, never>, 'home' | 'plural'> }) {
  return <Anchor {...kind.home}>Back to {kind.plural}</Anchor>
}
