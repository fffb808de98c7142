import type { AuditEntryRow, MembershipRow, SessionRow } from '../db/index.ts'

/** The memberships, each last active at least when its user last called the API or used a session. */
export function withLastActivity(
  memberships: readonly MembershipRow[],
  auditEntries: readonly AuditEntryRow[],
  sessions: readonly SessionRow[],
): MembershipRow[] {
  const last = new Map<string, number>()
  const note = (userId: string | null, at: number) => {
    if (userId !== null) last.set(userId, Math.max(at, last.get(userId) ?? 0))
  }
  for (const { userId, outcome, at } of auditEntries) if (outcome === 'succeeded') note(userId, at)
  for (const { userId, lastActiveAt } of sessions) note(userId, lastActiveAt)
  return memberships.map((membership) => ({
    ...membership,
    lastActiveAt: Math.max(membership.lastActiveAt ?? 0, last.get(membership.userId) ?? 0),
  }))
}
