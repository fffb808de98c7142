import * as limits from '#src/api/generated/limits.gen.ts'
import type { NotificationChannel, NotificationChannelType } from '#src/api/generated/types.gen.ts'
import { cleanName } from '#src/domain/clean-name.ts'
import { CHANNEL_TYPES, isSecret, parseDestination } from '#src/domain/notification-channel.ts'
import { lengthProblems } from '#src/domain/text-length.ts'
import type { FieldProblems } from '#src/resources/create/field-problems.ts'
import { z } from '#src/ui/zod.ts'

/** Form values of a channel. */
export interface ChannelDraft {
  readonly name: string
  readonly type: NotificationChannelType
  readonly destination: string
}

export const NEW_CHANNEL: ChannelDraft = { name: '', type: 'email', destination: '' }

export function toDraft({ name, type, destination, isMasked }: NotificationChannel): ChannelDraft {
  return { name, type, destination: isMasked ? '' : destination }
}

/** Schema of a stored draft. */
export const storedChannelSchema: z.ZodMiniType<ChannelDraft> = z.object({
  name: z.string(),
  type: z.enum(CHANNEL_TYPES),
  destination: z.string(),
})

/**
 * Removes the destination if it is a secret (webhook URL or key), because secrets must not be stored in the browser.
 */
export function withoutSecrets(draft: ChannelDraft): ChannelDraft {
  return isSecret(draft.type) ? { ...draft, destination: '' } : draft
}

/** Maximum length of `NotificationChannelName` in the contract. */
const MAX_NAME = limits.NotificationChannelCreate.name.maxLength

/**
 * Client-side validation with the server's rules.
 * @param keepsSecret true if an empty destination keeps the stored one
 */
export function channelProblems(
  { name, type, destination }: ChannelDraft,
  keepsSecret: boolean,
): FieldProblems {
  const isKept = keepsSecret && destination.trim() === ''
  const { problem } = parseDestination(type, destination)
  return {
    ...(cleanName(name) === '' && { name: 'Enter a name.' }),
    ...lengthProblems({ name: [cleanName(name), MAX_NAME] }),
    ...(!isKept && problem !== null && { destination: problem }),
  }
}
