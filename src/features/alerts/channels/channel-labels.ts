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
    hint: 'A person or a mailing list.',
    placeholder: 'ops@example.com',
  },
  slack: {
    label: 'Slack',
    icon: IconBrandSlack,
    destination: 'Webhook URL',
    hint: 'Incoming webhook of your Slack workspace. Can’t be viewed again.',
    placeholder: 'https://hooks.slack.com/services/…',
  },
  pagerduty: {
    label: 'PagerDuty',
    icon: IconBell,
    destination: 'Integration key',
    hint: '32-character key of an Events API v2 integration. Can’t be viewed again.',
    placeholder: '32 letters and digits',
  },
  sms: {
    label: 'SMS',
    icon: IconDeviceMobileMessage,
    destination: 'Phone number',
    hint: 'With country code, such as +14155550123.',
    placeholder: '+14155550123',
  },
}
