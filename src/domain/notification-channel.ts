import { isEmail } from './email.ts'

export const CHANNEL_TYPES = ['email', 'slack', 'pagerduty', 'sms'] as const
export type ChannelType = (typeof CHANNEL_TYPES)[number]

interface Rules {
  readonly is: (destination: string) => boolean
  /** One sentence for whoever wrote something else. */
  readonly otherwise: string
  /** One spelling for each destination. */
  readonly tidy: (destination: string) => string
  /** What may be shown of it; null where nothing is secret. */
  readonly mask: ((destination: string) => string) | null
}

const DOTS = '••••••••'

/** The path of an incoming webhook: workspace, channel, and the secret. */
const SLACK =
  /^https:\/\/hooks\.slack\.com\/services\/(T[A-Z0-9]{4,20})\/(B[A-Z0-9]{4,20})\/([A-Za-z0-9]{16,40})$/

/** E.164: a country code and at most fifteen digits. */
const PHONE = /^\+[1-9]\d{6,14}$/

const RULES: Readonly<Record<ChannelType, Rules>> = {
  email: {
    is: isEmail,
    otherwise: 'Write an e-mail address, such as ops@example.com.',
    tidy: (it) => it.trim().toLowerCase(),
    mask: null,
  },
  slack: {
    is: (it) => SLACK.test(it),
    otherwise: 'Write the URL of an incoming webhook: https://hooks.slack.com/services/T…/B…/….',
    tidy: (it) => it.trim(),
    mask: (it) =>
      it.replace(SLACK, (_, team, channel, secret) => {
        return `https://hooks.slack.com/services/${team}/${channel}/${DOTS}${String(secret).slice(-4)}`
      }),
  },
  pagerduty: {
    is: (it) => /^[A-Za-z0-9]{32}$/.test(it),
    otherwise: 'Write an integration key: 32 letters and digits.',
    tidy: (it) => it.trim(),
    mask: (it) => DOTS + it.slice(-4),
  },
  sms: {
    is: (it) => PHONE.test(it),
    otherwise: 'Write a phone number with + and its country code, such as +14155550123.',
    // As people write numbers: +1 (415) 555-0123.
    tidy: (it) => it.trim().replace(/[\s().-]/g, ''),
    mask: null,
  },
}

/** A destination as it is kept, or why nothing can be sent to it. */
export function readDestination(
  type: ChannelType,
  text: string,
):
  | { readonly destination: string; readonly problem: null }
  | { readonly destination: null; readonly problem: string } {
  const { is, otherwise, tidy } = RULES[type]
  const destination = tidy(text)
  return is(destination) ? { destination, problem: null } : { destination: null, problem: otherwise }
}

/** A destination as it may be shown, with dots in place of what is secret. */
export function shownDestination(type: ChannelType, destination: string): string {
  return RULES[type].mask?.(destination) ?? destination
}

/** Whether something in the destinations of a type is secret. */
export function isSecret(type: ChannelType): boolean {
  return RULES[type].mask !== null
}
