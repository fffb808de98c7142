import { Textarea } from '@mantine/core'
import { useLayoutEffect, useRef } from 'react'
import type { CodeEditorProps } from './code-editor.tsx'

/** Plain text field, shown until the editor's code is loaded, or if it can't be. */
export function PlainEditor({ label, describedBy, value, onChange, caret }: CodeEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const textarea = field.current
    return () => {
      if (textarea !== null && document.activeElement === textarea) caret.current = textarea.selectionEnd
    }
  }, [caret])
  return (
    <Textarea
      ref={field}
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
