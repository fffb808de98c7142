import { type Icon, IconBell, IconBrandSlack, IconDeviceMobileMessage, IconMail } from '@tabler/icons-react'
import type { NotificationChannelType } from '#src/api/generated/types.gen.ts'

/** Label, icon and destination field of each channel type. */
export const channelTypes: Readonly<
  Record<
    NotificationChannelType,
    {
      readonly label: string
      readonly icon: Icon
      readonly destination: string
      readonly hint: string
      readonly placeholder: string
    }
  >
> = {
  email: {
    label: 'Email',
    icon: IconMail,
    destination: 'Email address',
    hint: 'Where the mail goes: a person or a list.',
    placeholder: 'ops@example.com',
  },
  slack: {
    label: 'Slack',
    icon: IconBrandSlack,
    destination: 'Webhook URL',
    hint: 'Of an incoming webhook of your workspace. It is a secret: it is not shown again.',
    placeholder: 'https://hooks.slack.com/services/…',
  },
  pagerduty: {
    label: 'PagerDuty',
    icon: IconBell,
    destination: 'Integration key',
    hint: 'Of an Events API v2 integration, 32 characters. It is a secret: it is not shown again.',
    placeholder: '32 letters and digits',
  },
  sms: {
    label: 'SMS',
    icon: IconDeviceMobileMessage,
    destination: 'Phone number',
    hint: 'With its country code, as in +14155550123.',
    placeholder: '+14155550123',
  },
}
