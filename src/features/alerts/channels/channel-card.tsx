import { Switch } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import type { NotificationChannel } from '#src/api/generated/types.gen.ts'
import type { CheckResult } from '#src/domain/check-result.ts'
import { denialReason } from '#src/resources/permissions.ts'
import { Address } from '#src/ui/address.tsx'
import { Button } from '#src/ui/button.tsx'
import { Code } from '#src/ui/code.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { EmailAddress } from '#src/ui/email-address.tsx'
import type { Format } from '#src/ui/format.ts'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import type { CardContent } from '#src/ui/resource-table/resource-cards.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { channelTypes } from './channel-labels.ts'
import classes from './channels.module.css'
import type { ChannelMutations } from './use-channel-mutations.ts'

/** Card of a channel in the list, with its switch and test button. */
export function channelCard(
  channel: NotificationChannel,
  {
    format,
    canChange,
    mutations,
  }: { readonly format: Format; readonly canChange: CheckResult; readonly mutations: ChannelMutations },
): CardContent {
  const { id, name, type, destination, ruleCount, lastSentAt, enabled } = channel
  const { label, icon: TypeIcon, destination: destinationLabel } = channelTypes[type]
  const { shown, turn, test, testing } = mutations
  return {
    title: name,
    status: (
      <span className={classes.type}>
        <TypeIcon size={16} aria-hidden="true" />
        {label}
      </span>
    ),
    facts: [
      {
        name: destinationLabel,
        value: (
          <Code>
            {type === 'email' ? <EmailAddress>{destination}</EmailAddress> : <Address>{destination}</Address>}
          </Code>
        ),
        isLong: true,
      },
      { name: 'Used by rules', value: format.number(ruleCount) },
      { name: 'Last sent', value: lastSentAt === null ? 'Never' : <RelativeTime at={lastSentAt} /> },
    ],
    buttons: (
      <>
        <DisabledReason reason={denialReason(canChange)}>
          <Switch
            className={classes.switch ?? ''}
            label="Enabled"
            aria-label={`${name} is enabled`}
            checked={shown(channel)}
            onChange={(event) => {
              if (canChange.allowed) turn(channel, event.currentTarget.checked)
            }}
          />
        </DisabledReason>
        <DisabledReason reason={denialReason(canChange)}>
          <Button
            variant="outline"
            size="sm"
            leftSection={<IconSend size={16} aria-hidden="true" />}
            loading={testing === id}
            onClick={() => test(channel)}
          >
            Send test
            <VisuallyHidden> to {name}</VisuallyHidden>
          </Button>
        </DisabledReason>
      </>
    ),
    ...(!enabled && { extra: <p className={classes.off}>Disabled. Nothing is sent.</p> }),
  }
}
