import { Anchor } from '#src/ui/link.tsx'
import type { ResourceDefinition } from './resource-definition.ts'

export function BackLink({
  definition,
}: {
  readonly definition: Pick<ResourceDefinition<never, never>, 'home' | 'plural'>
}) {
  return <Anchor {...definition.home}>Back to {definition.plural}</Anchor>
}
