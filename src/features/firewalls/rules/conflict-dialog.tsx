import { Switch } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { FirewallRuleSet } from '#src/api/generated/types.gen.ts'
import { changesBetween, type KeyedRuleSet } from '#src/domain/firewall-changes.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { RuleFacts } from './rule-facts.tsx'
import { actionLabels, countChanges, directionLabels } from './rule-labels.ts'
import { toKeyedRules } from './rule-set.ts'
import classes from './rules.module.css'
import type { RuleEditor } from './use-rule-editor.ts'

/** Edit conflict: both versions of the rules side by side, and the ways to continue. */
export function ConflictDialog({ editor }: { readonly editor: RuleEditor }) {
  const { state, comparing, compare, dispatch, changes } = editor
  const { theirs } = state
  const close = () => compare(false)
  // On narrow screens the versions are stacked, so hide unchanged rules by default.
  const [brief, setBrief] = useState(() => window.matchMedia('(max-width: 48em)').matches)
  return (
    <Dialog opened={comparing} onClose={close} title="Changed by someone else" size="72rem">
      {theirs !== null && (
        <div className={classes.form}>
          <p>
            {editorName(theirs.document)} saved other rules while you were editing. Your changes aren’t saved
            yet, but nothing is lost.
          </p>
          <Switch
            label="Only differences"
            checked={brief}
            onChange={(event) => setBrief(event.currentTarget.checked)}
          />
          <div className={classes.versions}>
            <Version title="Yours" base={state.base} version={state.draft} brief={brief}>
              {countChanges(changes.count)}, not saved
            </Version>
            <Version title="Theirs" base={state.base} version={toKeyedRules(theirs.document)} brief={brief}>
              {editorName(theirs.document)}, <RelativeTime at={theirs.document.updatedAt} />
            </Version>
          </div>
          <div className={`${classes.formButtons} ${classes.waysOut}`}>
            <Button variant="outline" onClick={close}>
              Keep editing
            </Button>
            <Button
              variant="outline"
              onClick={() => {
                dispatch({ type: 'take theirs' })
                close()
              }}
            >
              Use theirs
            </Button>
            <Button
              onClick={() => {
                dispatch({ type: 'apply mine over theirs' })
                close()
              }}
            >
              Overwrite with mine
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

export function editorName({ updatedBy }: Pick<FirewallRuleSet, 'updatedBy'>): string {
  return updatedBy.kind === 'key' ? `API key ${updatedBy.name}` : updatedBy.name
}

/** One version with its changes marked. Removed rules come last, struck through. */
function Version({
  title,
  base,
  version,
  brief,
  children,
}: {
  readonly title: string
  readonly base: KeyedRuleSet
  readonly version: KeyedRuleSet
  /** True hides unchanged rules. */
  readonly brief: boolean
  readonly children: ReactNode
}) {
  const changes = changesBetween(base, version)
  return (
    <section className={classes.version} aria-label={`${title}: rules`}>
      <h3>{title}</h3>
      <p>{children}</p>
      {(['inbound', 'outbound'] as const).map((direction) => {
        const field = direction === 'inbound' ? 'defaultInbound' : 'defaultOutbound'
        const rules = version.rules.filter((rule) => rule.direction === direction)
        const removed = changes.removed.filter((rule) => rule.direction === direction)
        return (
          <div key={direction}>
            <ol className={classes.rules} aria-label={`${title}: ${direction}`}>
              {[...rules, ...removed].map((rule, place) => {
                const isRemoved = place >= rules.length
                const marks = isRemoved ? (['removed'] as const) : [...(changes.rules.get(rule.key) ?? [])]
                if (brief && marks.length === 0) return null
                return (
                  <li
                    key={rule.key}
                    className={classes.rule}
                    data-changed={marks.length > 0 || undefined}
                    data-removed={isRemoved || undefined}
                  >
                    <span className={classes.number}>{isRemoved ? '' : place + 1}</span>
                    <div className={classes.content}>
                      <RuleFacts rule={rule} marks={marks} />
                    </div>
                  </li>
                )
              })}
            </ol>
            <div className={classes.otherwise} data-changed={changes.defaults.has(field) || undefined}>
              <p>
                {directionLabels[direction]}, everything else: {actionLabels[version[field]]}
                {changes.defaults.has(field) && (
                  <span className={classes.mark} data-mark="edited">
                    Edited
                  </span>
                )}
              </p>
            </div>
          </div>
        )
      })}
    </section>
  )
}
