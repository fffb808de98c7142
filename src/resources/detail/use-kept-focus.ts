import { type RefObject, useLayoutEffect } from 'react'
import { documentStore } from '#src/document-store.ts'

interface KeptFocus {
  /** Name of the form. */
  readonly name: string
  /** Place of the focused control in the form. */
  readonly index: number
  readonly selection: readonly [start: number | null, end: number | null] | null
}

/** Set while a form is replaced by its next instance. */
const kept = documentStore<KeptFocus | null>(() => null)

/**
 * Keeps the focus in a form that is mounted again with new values, after it was saved or somebody else has changed them:
 * what is being typed must not go to the page.
 */
export function useKeptFocus(name: string, fields: RefObject<HTMLFieldSetElement | null>): void {
  useLayoutEffect(() => {
    const form = fields.current?.form
    const last = kept.get()
    if (last?.name === name) restore(form?.elements[last.index], last.selection)
    return () => {
      const focused = document.activeElement
      const index = focused === null ? -1 : [...(form?.elements ?? [])].indexOf(focused)
      if (index === -1) return
      kept.set({ name, index, selection: selectionOf(focused) })
      // The next instance mounts in the same commit.
      queueMicrotask(() => kept.set(null))
    }
  }, [name, fields])
}

function restore(control: Element | undefined, selection: KeptFocus['selection']): void {
  if (!(control instanceof HTMLElement)) return
  control.focus({ preventScroll: true })
  if (selection !== null && isText(control)) control.setSelectionRange(...selection)
}

function selectionOf(control: Element | null): KeptFocus['selection'] {
  return isText(control) ? [control.selectionStart, control.selectionEnd] : null
}

/** True for controls with a selection; setting one on others throws. */
function isText(control: Element | null): control is HTMLInputElement | HTMLTextAreaElement {
  return (
    control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type === 'text')
  )
}
