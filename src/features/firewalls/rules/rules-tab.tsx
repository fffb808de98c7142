import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { canReplaceRules } from '#src/domain/firewall.ts'
import { countFindings, findingsOf } from '#src/domain/firewall-rules.ts'
import { Notice } from '#src/resources/detail/notice.tsx'
import { Muted, PanelStack } from '#src/resources/detail/panel.tsx'
import { denialReason, useCanChange } from '#src/resources/permissions.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { describeFindings } from '../finding-labels.ts'
import type { FirewallTabProps } from '../firewall-detail-search.ts'
import { firewallResource } from '../firewall-resource.ts'
import { ConflictDialog, editorName } from './conflict-dialog.tsx'
import { RuleLists } from './rule-lists.tsx'
import classes from './rules.module.css'
import { firewallRulesQuery } from './rules-query.ts'
import { StagedBar } from './staged-bar.tsx'
import { useRuleEditor } from './use-rule-editor.ts'

/** Rule editor. Changes are staged and saved together. */
export function RulesTab({ resource: firewall }: FirewallTabProps) {
  const format = useFormat()
  const editor = useRuleEditor()
  const { error, isFetching, refetch } = useQuery(firewallRulesQuery(firewall.id))
  const canChange = useCanChange(firewallResource)

  if (editor === null) {
    return error === null ? (
      <Skeleton height="24rem" />
    ) : (
      <ErrorState error={error} onRetry={() => refetch()} retrying={isFetching} />
    )
  }
  const { state, dispatch } = editor
  const { document } = state.stored
  const disabledReason = denialReason(canReplaceRules(firewall.status))
  const limit = firewall.maxRules
  const count = state.draft.rules.length
  const overLimit = limit !== null && count > limit
  const found = describeFindings(countFindings(findingsOf(state.draft.rules)), format.number)
  return (
    <PanelStack>
      <div className={classes.notices}>
        <Muted>
          The first matching rule applies. {format.number(count)}
          {limit === null ? (count === 1 ? ' rule' : ' rules') : ` of ${format.number(limit)} rules`}, last
          changed by {editorName(document)} <RelativeTime at={document.updatedAt} />.
        </Muted>
        {overLimit && (
          <Notice tone="warning">
            The plan allows {format.number(limit)} rules. Remove some, or choose a larger plan under Settings.
          </Notice>
        )}
        {found !== null && <Notice tone="warning">Rules to review: {found}. Each rule says why.</Notice>}
        {state.theirs !== null && (
          <Notice tone="warning">
            {editorName(state.theirs.document)} saved other rules in the meantime.{' '}
            <Button variant="link" size="sm" onClick={() => editor.compare(true)}>
              Compare versions
            </Button>
          </Notice>
        )}
        {state.setAside !== null && (
          <Notice>
            Your changes were replaced by the saved rules.{' '}
            <Button variant="link" size="sm" onClick={() => dispatch({ type: 'bring back' })}>
              Restore my changes
            </Button>
          </Notice>
        )}
        {firewall.status === 'error' && editor.changes.count === 0 && canChange.allowed && (
          <Notice>
            The rules are saved, but didn’t reach every VM.{' '}
            <Button variant="link" size="sm" loading={editor.saving} onClick={editor.save}>
              Send again
            </Button>
          </Notice>
        )}
      </div>
      <RuleLists
        draftName={`${firewall.id}-rule`}
        base={state.base}
        draft={state.draft}
        onChange={editor.change}
        readOnlyBecause={denialReason(canChange)}
      />
      <StagedBar
        editor={editor}
        disabledReason={
          disabledReason ?? (overLimit ? `The plan allows ${format.number(limit)} rules.` : null)
        }
      />
      <ConflictDialog editor={editor} />
    </PanelStack>
  )
}
