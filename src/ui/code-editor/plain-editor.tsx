import { Textarea } from '@mantine/core'
import type { CodeEditorProps } from './code-editor.tsx'

/** The text without numbers and colours, until the editor's code is there, and where it can't be had. */
export function PlainEditor({ label, describedBy, value, onChange }: CodeEditorProps) {
  return (
    <Textarea
      aria-label={label}
      aria-describedby={describedBy}
      rows={16}
      value={value}
      spellCheck={false}
      styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
