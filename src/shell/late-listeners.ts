import { keepTranslatedText } from '#src/ui/translated-text.ts'
import { handleVisibleInput } from '#src/ui/visible-input.ts'
import { reloadForNewRelease } from './new-release.ts'

/* Listeners of the document that no page needs at its start. They load after its code. */

handleVisibleInput()
keepTranslatedText()
reloadForNewRelease()
