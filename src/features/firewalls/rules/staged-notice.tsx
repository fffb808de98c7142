import { Notice } from '#src/resources/detail/notice.tsx'
import { Button } from '#src/ui/button.tsx'
import { countChanges } from './rule-words.ts'
import { useRuleEditor } from './use-rule-editor.ts'

/** On the other tabs: that something waits here. */
export function StagedNotice({ onShow }: { readonly onShow: () => void }) {
  const editor = useRuleEditor()
  if (editor === null || editor.changes.count === 0) return null
  return (
    <Notice>
      {countChanges(editor.changes.count)} of its rules {editor.changes.count === 1 ? 'is' : 'are'} not saved
      yet.{' '}
      <Button variant="link" size="sm" onClick={onShow}>
        Show rules
      </Button>
    </Notice>
  )
}
