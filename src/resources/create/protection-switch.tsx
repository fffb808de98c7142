import { Switch } from '@mantine/core'

/** Switch of the deletion protection. */
export default function ProtectionSwitch({
  checked,
  onChange,
}: {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}) {
  return (
    <Switch
      label="Protect from deletion"
      description="While it is on, no one can delete this resource. You can turn it on or off at any time."
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
