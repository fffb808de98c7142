import { IconTrashX } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '#src/api/session.ts'
import { capitalize } from '#src/domain/capitalize.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LinkButton } from '#src/ui/link.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { forgetItem } from '#src/ui/recent-items.ts'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import type { ResourceDefinition } from '../resource-definition.ts'

/** Page for a resource that doesn't exist, or no longer exists. */
export function ResourceGone({
  definition,
  name,
  deletedMessage,
}: {
  readonly definition: Pick<ResourceDefinition<never, never>, 'noun' | 'home' | 'section' | 'title'>
  /** Last known name, if the resource was deleted while it was open. */
  readonly name: string | undefined
  readonly deletedMessage: string
}) {
  const session = useSession()
  const userId = session?.signedIn ? session.user.id : undefined
  const { pathname } = useLocation()
  useEffect(() => {
    if (userId !== undefined) forgetItem(userId, pathname)
  }, [userId, pathname])
  return (
    <>
      <PageHeader
        breadcrumbs={<Breadcrumbs definition={definition} />}
        title={name ?? capitalize(definition.noun.one)}
      />
      <EmptyState
        title={name === undefined ? `This ${definition.noun.one} doesn’t exist` : `${name} has been deleted`}
        description={
          name === undefined
            ? 'It may have been deleted, or it belongs to another organization.'
            : deletedMessage
        }
        icon={<IconTrashX size={22} />}
        action={<LinkButton {...definition.home}>All {definition.noun.many}</LinkButton>}
      />
    </>
  )
}
