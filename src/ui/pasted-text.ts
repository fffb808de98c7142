import { withoutHiddenCharacters } from '#src/domain/clean-name.ts'

/**
 * Removes hidden characters from text that is pasted or dropped into a field of one line. Such fields refuse them, with a
 * message that can't show which. Undo takes the paste back.
 */
export function cleanPastedText(): void {
  document.addEventListener('beforeinput', (event) => {
    const { target, inputType, data } = event
    if (inputType !== 'insertFromPaste' && inputType !== 'insertFromDrop') return
    if (!(target instanceof HTMLInputElement) || target.type === 'password' || data === null) return
    const clean = withoutHiddenCharacters(data)
    if (clean !== data && document.execCommand('insertText', false, clean)) event.preventDefault()
  })
}
