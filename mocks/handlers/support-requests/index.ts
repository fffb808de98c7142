import { REPLY_WITHIN_HOURS } from '#src/domain/support.ts'
import { type FieldError, Problem } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { HOUR } from '../../kernel/duration.ts'
import { iso } from '../../kernel/iso-time.ts'
import { fileSupportRequest } from './file-request.ts'

export const supportRequestHandlers: HandlersFor<'createSupportRequest'> = {
  createSupportRequest(ctx) {
    const { now, body } = ctx
    const errors: FieldError[] = []
    if (body.message.trim() === '') {
      errors.push({ in: 'body', pointer: '/message', code: 'too_short', message: 'This must not be empty.' })
    }
    if (body.channel === 'phone' && body.phone === undefined) {
      const message = 'A call needs a phone number.'
      errors.push({ in: 'body', pointer: '/phone', code: 'required', message })
    }
    if (errors.length > 0)
      throw new Problem(422, 'validation_failed', { detail: 'The message is incomplete.', errors })
    const { reference, topic, channel } = fileSupportRequest(ctx, {
      name: body.name.trim(),
      email: body.email,
      subject: body.subject.trim(),
      message: body.message.trim(),
      topic: body.topic ?? 'general',
      channel: body.channel ?? 'email',
      phone: body.channel === 'phone' ? (body.phone ?? null) : null,
    })
    const replyBy = iso(now + REPLY_WITHIN_HOURS * HOUR)
    return { status: 201, body: { reference, topic, channel, replyBy, createdAt: iso(now) } }
  },
}
