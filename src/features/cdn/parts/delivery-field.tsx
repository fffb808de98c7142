import { Switch } from '@mantine/core'
import classes from './delivery-field.module.css'

export interface Delivery {
  readonly redirectToHttps: boolean
  readonly compression: boolean
}

/** Fields `redirectToHttps` and `compression`. */
export function DeliveryField({
  value,
  onChange,
  disabled = false,
}: {
  readonly value: Delivery
  readonly onChange: (change: Partial<Delivery>) => void
  /** @default false */
  readonly disabled?: boolean
}) {
  return (
    <div className={classes.delivery}>
      <Switch
        label="Redirect HTTP to HTTPS"
        description="If off, both are served."
        checked={value.redirectToHttps}
        disabled={disabled}
        onChange={(event) => onChange({ redirectToHttps: event.currentTarget.checked })}
      />
      <Switch
        label="Compress text"
        description="Compresses HTML, CSS, scripts and other text with gzip or Brotli."
        checked={value.compression}
        disabled={disabled}
        onChange={(event) => onChange({ compression: event.currentTarget.checked })}
      />
    </div>
  )
}
