import { useState } from 'react'
import { Check, Field, Reasons, Select, TextArea } from '../kit.tsx'
import styles from '../panel.module.css'
import { useAttempt } from '../panel-context.tsx'
import { initialValue, type RowField } from './row-fields.ts'

type Row = Readonly<Record<string, unknown>>

interface RowFormProps {
  readonly fields: readonly RowField[]
  readonly row: Row
  /** World time in epoch milliseconds, for dates that are set first. */
  readonly now: number
  readonly onRow: (row: Row) => void
}

/** Fields of a row or of an object in it. */
export function RowForm({ fields, row, now, onRow }: RowFormProps) {
  return (
    <div className={styles.fields}>
      {fields
        .filter(({ name }) => name in row)
        .map((field) => (
          <RowValue
            key={field.name}
            field={field}
            value={row[field.name]}
            now={now}
            onValue={(value) => onRow({ ...row, [field.name]: value })}
          />
        ))}
    </div>
  )
}

interface RowValueProps {
  readonly field: RowField
  readonly value: unknown
  readonly now: number
  readonly onValue: (value: unknown) => void
}

function RowValue({ field, value, now, onValue }: RowValueProps) {
  const { name, isNullable, kind } = field
  if (kind === 'object' && value !== null) {
    return (
      <fieldset className={`${styles.fieldset} ${styles.wide}`}>
        <legend>{name}</legend>
        {isNullable && <Check label={`No ${name}`} isChecked={false} onChecked={() => onValue(null)} />}
        <RowForm fields={field.fields} row={value as Row} now={now} onRow={onValue} />
      </fieldset>
    )
  }
  if (kind === 'json' || kind === 'object') return <JsonField label={name} value={value} onValue={onValue} />
  return (
    <div className={styles.field}>
      {value === null ? (
        <Field label={name} value="" placeholder="none" disabled onText={() => {}} />
      ) : (
        <Control field={field} value={value} onValue={onValue} />
      )}
      {isNullable && (
        <Check
          label={`No ${name}`}
          isChecked={value === null}
          onChecked={(isNone) => onValue(isNone ? null : initialValue(field, now))}
        />
      )}
    </div>
  )
}

function Control({ field: { name, kind, options }, value, onValue }: Omit<RowValueProps, 'now'>) {
  switch (kind) {
    case 'time':
      return (
        <Field
          label={`${name} (UTC)`}
          type="datetime-local"
          step={0.001}
          // Without the Z: the control knows no time zone.
          value={new Date(Number(value)).toISOString().slice(0, -1)}
          onText={(text) => {
            const at = Date.parse(`${text}Z`)
            if (!Number.isNaN(at)) onValue(at)
          }}
        />
      )
    case 'choice':
      return (
        <Select
          label={name}
          isLabelShown
          value={String(value)}
          options={options.map((option) => [String(option), String(option)] as const)}
          onValue={(text) => onValue(options.find((option) => String(option) === text))}
        />
      )
    case 'number':
      return <NumberField label={name} value={Number(value)} onValue={onValue} />
    default: {
      const text = String(value)
      return text.length > 60 || text.includes('\n') ? (
        <TextArea label={name} rows={3} value={text} onText={onValue} />
      ) : (
        <Field label={name} value={text} onText={onValue} />
      )
    }
  }
}

interface NumberFieldProps {
  readonly label: string
  readonly value: number
  readonly onValue: (value: number) => void
}

/** Can be empty while someone types, but not when the form is sent. */
function NumberField({ label, value, onValue }: NumberFieldProps) {
  const [isEmpty, setIsEmpty] = useState(false)
  return (
    <Field
      label={label}
      type="number"
      step="any"
      required
      value={isEmpty ? '' : String(value)}
      onText={(text) => {
        setIsEmpty(text === '')
        if (text !== '') onValue(Number(text))
      }}
    />
  )
}

/** Lists, and objects that are null so far. */
function JsonField({
  label,
  value,
  onValue,
}: { readonly label: string } & Pick<RowValueProps, 'value' | 'onValue'>) {
  const [text, setText] = useState<string | null>(null)
  const [reasons, attempt] = useAttempt()
  const shown = text ?? JSON.stringify(value, null, 2)
  return (
    <div className={styles.wide}>
      <TextArea
        label={`${label} (JSON)`}
        rows={Math.min(8, shown.split('\n').length)}
        value={shown}
        mistake={reasons[0] ?? ''}
        onText={(next) => {
          setText(next)
          void attempt(() => onValue(JSON.parse(next)))
        }}
      />
      <Reasons reasons={reasons} />
    </div>
  )
}
