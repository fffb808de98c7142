import { ActionIcon, TextInput } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { MAX_QUERY_LENGTH } from '../search-schema.ts'
import { useSearchText } from '../use-search-text.ts'
import classes from './toolbar.module.css'

/** Search box of a list. Submits after a pause, at once on Enter, and not during input method composition. */
export function SearchBox({
  label,
  value,
  maxLength = MAX_QUERY_LENGTH,
  problems,
  onChange,
}: {
  readonly label: string
  readonly value: string
  /** Limit of the operation. @default the limit of every list's `q` */
  readonly maxLength?: number
  /** Errors in the text, shown below the box. */
  readonly problems?: ReactNode
  readonly onChange: (value: string) => void
}) {
  const { text, search, input } = useSearchText(value, onChange)
  const field = useRef<HTMLInputElement>(null)

  return (
    <TextInput
      className={classes.search}
      {...input}
      ref={field}
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={maxLength}
      error={problems}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      rightSection={
        text !== '' && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label="Clear search"
            onClick={() => {
              search('')
              field.current?.focus()
            }}
          >
            <IconX size={14} aria-hidden="true" />
          </ActionIcon>
        )
      }
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) search(text)
      }}
    />
  )
}
