import type { Me } from '#src/api/generated/types.gen.ts'
import type { UserRow } from '../../db/index.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { iso } from '../../kernel/iso-time.ts'
import { isSameJson } from '../../kernel/same-json.ts'
import { noteChanges } from '../audit-log/changes.ts'

export const profileHandlers: HandlersFor<'getMe' | 'updateMe'> = {
  getMe({ identity }) {
    return { status: 200, body: toMe(identity.user) }
  },

  updateMe(ctx) {
    const { tx, now, identity, body } = ctx
    const { fullName, company, jobTitle, ...rest } = body
    const texts = {
      ...(fullName !== undefined && { name: fullName.trim() }),
      ...(company !== undefined && { company: company.trim() }),
      ...(jobTitle !== undefined && { jobTitle: jobTitle.trim() }),
    }
    const changed = { ...identity.user, ...rest, ...texts }
    if (isSameJson(changed, identity.user)) return { status: 200, body: toMe(identity.user) }
    noteChanges<UserRow>(ctx, identity.user, changed, {
      name: 'the name',
      company: 'the company',
      jobTitle: 'the job title',
      timezone: 'the time zone',
      language: 'the language',
      timeFormat: 'the time format',
      dateFormat: 'the date format',
    })
    return { status: 200, body: toMe(tx.users.update(changed.id, { ...changed, updatedAt: now })) }
  },
}

export function toMe(user: UserRow): Me {
  return {
    id: user.id,
    email: user.email,
    fullName: user.name,
    company: user.company,
    jobTitle: user.jobTitle,
    timezone: user.timezone,
    language: user.language,
    timeFormat: user.timeFormat,
    dateFormat: user.dateFormat,
    avatarUrl: user.avatarUrl,
    createdAt: iso(user.createdAt),
  }
}
