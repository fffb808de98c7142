import { z } from '../../kernel/zod.ts'
import { id, time } from './fields.ts'

/**
 * A chat with support. Its state follows from the times: a person has joined once `joinsAt` has passed, and the chat
 * ends at `endedAt`, or some time after its last message.
 */
export const chatRow = z.lazy(() =>
  z.strictObject({
    id,
    /** User who started it and organization of their session; null if it was started signed out. */
    userId: id.nullable(),
    organizationId: id.nullable(),
    startedAt: time,
    endedAt: time.nullable(),
    /** Person who joins or has joined; null if none was asked for, or only by email. */
    agent: z.string().nullable(),
    joinsAt: time.nullable(),
    /** Reference of the support request that it was handed over to. */
    supportRequest: z.string().nullable(),
    /** Number of transcripts sent. */
    transcripts: z.int(),
  }),
)
export type ChatRow = z.infer<typeof chatRow>

/** Message of a chat. An answer is stored with its question, and becomes visible at its time. */
export const chatMessageRow = z.lazy(() =>
  z.strictObject({
    id,
    chatId: id,
    /** Organization of the chat. */
    organizationId: id.nullable(),
    author: z.enum(['visitor', 'assistant', 'person', 'system']),
    name: z.string(),
    text: z.string(),
    articles: z.array(z.strictObject({ title: z.string(), path: z.string() })),
    offersPerson: z.boolean(),
    at: time,
  }),
)
export type ChatMessageRow = z.infer<typeof chatMessageRow>
