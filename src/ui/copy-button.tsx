import { ActionIcon, Tooltip } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useCopy } from './use-copy.ts'

interface CopyButtonProps {
  readonly value: string
  /** What is copied, for the button's name: "ID" makes "Copy ID". */
  readonly label: string
  /** How the toast names it, where the value itself is a secret or very long. @default the value */
  readonly shown?: string
}

/** Copies, and says so with the toast of the specification (part 1, section 2). */
export function CopyButton({ value, label, shown = value }: CopyButtonProps) {
  const { copied, copy } = useCopy(value, shown)
  return (
    <Tooltip label={`Copy ${label}`}>
      <ActionIcon variant="subtle" color="gray" size="sm" aria-label={`Copy ${label}`} onClick={copy}>
        {copied ? <IconCheck size={15} /> : <IconCopy size={15} />}
      </ActionIcon>
    </Tooltip>
  )
}
