import { type ReactNode, useRef } from 'react'
import { LeaveGuard } from '#src/resources/create/leave-guard.tsx'
import { RuleEditorContext, useEditedRules } from './use-rule-editor.ts'

/** Holds the rule editor for all tabs of a firewall, and blocks navigation while changes are unsaved. */
export function RuleEditorProvider({
  firewallId,
  children,
}: {
  readonly firewallId: string
  readonly children: ReactNode
}) {
  const editor = useEditedRules(firewallId)
  const unsaved = useRef(false)
  unsaved.current = editor !== null && editor.changes.count > 0
  return (
    <RuleEditorContext value={editor}>
      {children}
      <LeaveGuard
        unsaved={unsaved}
        onLeave={() => {
          unsaved.current = false
          editor?.forget()
        }}
        title="Leave without saving?"
        discardMessage="Your staged rule changes will be lost."
      />
    </RuleEditorContext>
  )
}
