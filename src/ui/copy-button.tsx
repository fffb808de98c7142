import { ActionIcon, Tooltip } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useCopy } from './use-copy.ts'

interface CopyButtonProps {
  readonly value: string
  /** Name of the value: "ID" makes "Copy ID". */
  readonly label: string
  /** Name in the toast, for secrets and long values. @default the value */
  readonly shown?: string
}

/** Copies a value and confirms with the toast of the specification (part 1, section 2). */
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
