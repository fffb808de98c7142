import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { LinkButton } from '#src/ui/link.tsx'
import { denialReason, useCanChange } from '../permissions.ts'
import type { LinkTarget, ResourceDefinition } from '../resource-definition.ts'

/** Link to the create page; disabled with a reason if the user lacks permission. */
export function CreateButton({
  definition,
  label,
  to,
  icon = <IconPlus size={16} aria-hidden="true" />,
  variant = 'default',
}: {
  readonly definition: Pick<ResourceDefinition<never, never>, 'permission' | 'noun'>
  readonly label: string
  readonly to: LinkTarget
  /** Icon for another way to create a resource, such as from a file. */
  readonly icon?: ReactNode
  readonly variant?: 'default' | 'outline'
}) {
  const canChange = useCanChange(definition)
  if (canChange.allowed) {
    return (
      <LinkButton {...to} leftSection={icon} variant={variant}>
        {label}
      </LinkButton>
    )
  }
  return (
    <DisabledReason reason={denialReason(canChange)}>
      <Button leftSection={icon} variant={variant}>
        {label}
      </Button>
    </DisabledReason>
  )
}
