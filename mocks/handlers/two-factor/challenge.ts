import type { LogInChallenge } from '#src/api/generated/types.gen.ts'
import type { UserRow } from '../../db/index.ts'
import { MINUTE } from '../../kernel/duration.ts'
import { iso } from '../../kernel/iso-time.ts'
import type { RequestContext } from '../shared/request-context.ts'

/** Milliseconds; enough to fetch one's phone. */
const CHALLENGE_VALID_FOR = 5 * MINUTE

/** Starts the second step of a sign-in, which `completeLogIn` completes. */
export function startChallenge(
  { tx, now, random }: RequestContext,
  user: UserRow,
  remember: boolean,
): LogInChallenge {
  for (const old of tx.logInChallenges.by('userId', user.id)) {
    if (old.expiresAt <= now) tx.logInChallenges.remove(old.id)
  }
  const { id, expiresAt } = tx.logInChallenges.insert({
    id: random('log-in-challenge').id('chl', 24),
    userId: user.id,
    remember,
    createdAt: now,
    expiresAt: now + CHALLENGE_VALID_FOR,
    answeredAt: null,
  })
  return { signedIn: false, challengeId: id, expiresAt: iso(expiresAt) }
}
