import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { useSession } from '#src/api/session.ts'
import { safeSessionStorage } from '#src/safe-storage.ts'
import { type Entries, parseEntries, serializeEntries } from './message-draft.ts'
import type { AddressedTopic } from './support-search.ts'

/**
 * Entries of the support form, kept in this tab's session storage so that they survive a reload. The next user of the
 * tab doesn't see them, and a visitor who signs in keeps them.
 * @param isSent removes the stored entries
 */
export function useMessageEntries(
  addressed: AddressedTopic | undefined,
  isSent: boolean,
): [Entries, Dispatch<SetStateAction<Entries>>] {
  const session = useSession()
  /** Id of the user, empty for a visitor; undefined until known. */
  const author = session && (session.signedIn ? session.user.id : '')
  const [entries, setEntries] = useState<Entries>({})
  /** Author whose entries are shown. Stays the user when their session ends while they write. */
  const [owner, setOwner] = useState<string>()

  useEffect(() => {
    if (author === undefined || (owner !== undefined && author === '')) return
    const stored = safeSessionStorage.get(keyOf(author)) ?? safeSessionStorage.get(keyOf(''))
    // Text that was typed before wins.
    setEntries((typed) => ({ ...parseEntries(stored, addressed), ...typed }))
    setOwner(author)
  }, [author, owner, addressed])

  useEffect(() => {
    if (owner === undefined) return
    safeSessionStorage.remove(keyOf(''))
    if (isSent || Object.keys(entries).length === 0) safeSessionStorage.remove(keyOf(owner))
    else safeSessionStorage.set(keyOf(owner), serializeEntries(entries, addressed))
  }, [owner, entries, isSent, addressed])

  return [entries, setEntries]
}

const keyOf = (author: string) => `nimbus-support-draft${author === '' ? '' : `-${author}`}`
