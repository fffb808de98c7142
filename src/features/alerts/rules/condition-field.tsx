import { TextInput } from '@mantine/core'
import { formatCondition, parseCondition } from '#src/domain/alert-condition.ts'
import { Button } from '#src/ui/button.tsx'
import { literalInput } from '#src/ui/literal-input.ts'
import { useDebounced } from '#src/ui/use-debounced.ts'
import classes from './rules.module.css'

/** Debounce in milliseconds, so no error shows in the middle of a word. */
const DEBOUNCE_MS = 500

/** Text field for a condition. Shows below how the condition is parsed, or the error and its position. */
export function ConditionField({
  value,
  problem,
  onChange,
}: {
  readonly value: string
  /** Error of the last save attempt. */
  readonly problem: string | undefined
  readonly onChange: (text: string) => void
}) {
  const rested = useDebounced(value, DEBOUNCE_MS)
  const parsed = parseCondition(value)
  const isTyping = rested !== value
  const fault = parsed.problem
  const shown = problem ?? (value.trim() !== '' && !isTyping ? fault?.message : undefined)
  return (
    <div className={classes.set}>
      <TextInput
        id="condition"
        label="Condition"
        description="Metric, comparison and threshold, such as CPU > 80%, disk free below 10% or latency over 250 ms."
        placeholder="CPU > 80%"
        value={value}
        error={shown}
        {...literalInput}
        required
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div role="status">
        {parsed.condition !== null && (
          <p className={classes.note}>
            Read as <code className="mono">{formatCondition(parsed.condition)}</code>
          </p>
        )}
        {shown !== undefined && fault !== null && value.trim() !== '' && (
          <p className={classes.fault}>
            {value.slice(0, fault.from)}
            <mark>{value.slice(fault.from, fault.to) || '…'}</mark>
            {value.slice(fault.to)}
          </p>
        )}
        {shown !== undefined && fault?.suggestion != null && (
          <Button variant="link" size="sm" onClick={() => onChange(fault.suggestion ?? value)}>
            Write “{fault.suggestion}”
          </Button>
        )}
      </div>
    </div>
  )
}
