import { cleanPastedText } from '#src/ui/pasted-text.ts'
import { reportSilentAutofill } from '#src/ui/silent-autofill.ts'
import { keepTranslatedText } from '#src/ui/translated-text.ts'
import { reloadForNewRelease } from './new-release.ts'

/* Listeners of the document that no page needs at its start. They load after its code. */

cleanPastedText()
reportSilentAutofill()
keepTranslatedText()
reloadForNewRelease()
