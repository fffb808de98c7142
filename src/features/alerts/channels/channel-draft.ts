import * as limits from '#src/api/generated/limits.gen.ts'
import type { NotificationChannel, NotificationChannelType } from '#src/api/generated/types.gen.ts'
import { CHANNEL_TYPES, isSecret, readDestination } from '#src/domain/notification-channel.ts'
import type { FieldProblems } from '#src/resources/create/field-problems.ts'
import { z } from '#src/ui/zod.ts'

/** A channel as it is typed. */
export interface ChannelDraft {
  readonly name: string
  readonly type: NotificationChannelType
  readonly destination: string
}

export const NEW_CHANNEL: ChannelDraft = { name: '', type: 'email', destination: '' }

export function draftOf({ name, type, destination, isMasked }: NotificationChannel): ChannelDraft {
  return { name, type, destination: isMasked ? '' : destination }
}

/** A draft as it is kept in storage. */
export const keptChannel: z.ZodMiniType<ChannelDraft> = z.object({
  name: z.string(),
  type: z.enum(CHANNEL_TYPES),
  destination: z.string(),
})

/** What may lie in storage: a webhook or a key may not. */
export function withoutSecrets(draft: ChannelDraft): ChannelDraft {
  return isSecret(draft.type) ? { ...draft, destination: '' } : draft
}

/** The contract's limit of `NotificationChannelName`. */
const MAX_NAME = limits.NotificationChannelCreate.name.maxLength

/**
 * What the form can tell by itself, with the server's rules.
 * @param keepsSecret whether an empty destination means the one there is
 */
export function channelProblems(
  { name, type, destination }: ChannelDraft,
  keepsSecret: boolean,
): FieldProblems {
  const isKept = keepsSecret && destination.trim() === ''
  const { problem } = readDestination(type, destination)
  return {
    ...(name.trim() === '' && { name: 'Enter a name.' }),
    ...(name.trim().length > MAX_NAME && { name: `Use at most ${MAX_NAME} characters.` }),
    ...(!isKept && problem !== null && { destination: problem }),
  }
}
