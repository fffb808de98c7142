import { isEmail, MAX_EMAIL_LENGTH } from './email.ts'
import { lengthProblem } from './text-length.ts'

export const CHANNEL_TYPES = ['email', 'slack', 'pagerduty', 'sms'] as const
export type ChannelType = (typeof CHANNEL_TYPES)[number]

interface Rules {
  readonly is: (destination: string) => boolean
  /** Error message for invalid input. */
  readonly otherwise: string
  /** Canonical form of a destination. */
  readonly tidy: (destination: string) => string
  /** Masks the secret part; null if nothing is secret. */
  readonly mask: ((destination: string) => string) | null
}

const DOTS = '••••••••'

/** Path of an incoming webhook: workspace, channel and secret. */
const SLACK =
  /^https:\/\/hooks\.slack\.com\/services\/(T[A-Z0-9]{4,20})\/(B[A-Z0-9]{4,20})\/([A-Za-z0-9]{16,40})$/

/** E.164: country code and at most fifteen digits. */
const PHONE = /^\+[1-9]\d{6,14}$/

const RULES: Readonly<Record<ChannelType, Rules>> = {
  email: {
    is: isEmail,
    otherwise: 'Enter an email address, such as ops@example.com.',
    tidy: (it) => it.trim().toLowerCase(),
    mask: null,
  },
  slack: {
    is: (it) => SLACK.test(it),
    otherwise: 'Enter the URL of an incoming webhook: https://hooks.slack.com/services/T…/B…/….',
    tidy: (it) => it.trim(),
    mask: (it) =>
      it.replace(SLACK, (_, team, channel, secret) => {
        return `https://hooks.slack.com/services/${team}/${channel}/${DOTS}${String(secret).slice(-4)}`
      }),
  },
  pagerduty: {
    is: (it) => /^[A-Za-z0-9]{32}$/.test(it),
    otherwise: 'Enter an integration key: 32 letters and digits.',
    tidy: (it) => it.trim(),
    mask: (it) => DOTS + it.slice(-4),
  },
  sms: {
    is: (it) => PHONE.test(it),
    otherwise: 'Enter a phone number with + and the country code, such as +14155550123.',
    // Accepts common formats: +1 (415) 555-0123.
    tidy: (it) => it.trim().replace(/[\s().-]/g, ''),
    mask: null,
  },
}

/** Parses a destination into its stored form, or returns an error message. */
export function parseDestination(
  type: ChannelType,
  text: string,
):
  | { readonly destination: string; readonly problem: null }
  | { readonly destination: null; readonly problem: string } {
  const { is, otherwise, tidy } = RULES[type]
  const destination = tidy(text)
  if (is(destination)) return { destination, problem: null }
  const tooLong = type === 'email' ? lengthProblem(destination, MAX_EMAIL_LENGTH) : undefined
  return { destination: null, problem: tooLong ?? otherwise }
}

/** Destination for display, with secrets masked. */
export function maskDestination(type: ChannelType, destination: string): string {
  return RULES[type].mask?.(destination) ?? destination
}

/** True if destinations of this type contain a secret. */
export function isSecret(type: ChannelType): boolean {
  return RULES[type].mask !== null
}
