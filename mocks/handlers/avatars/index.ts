import { PICTURE_PROBLEMS, pictureProblem, pictureTypeOf } from '#src/domain/picture.ts'
import type { Transaction } from '../../db/index.ts'
import { notFound } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { toMe } from '../me/profile.ts'
import { atField } from '../shared/at-field.ts'

export const avatarHandlers: HandlersFor<'setMyAvatar' | 'removeMyAvatar' | 'getAvatar'> = {
  setMyAvatar({ tx, now, identity, body, random }) {
    const bytes = bytesOf(body.data)
    const problem = pictureProblem(bytes?.length ?? 0, bytes ?? new Uint8Array())
    const mediaType = bytes && pictureTypeOf(bytes)
    if (problem !== null || mediaType === null) {
      const code = problem ?? 'unsupported_image'
      throw atField(422, code, '/data', PICTURE_PROBLEMS[code])
    }
    deleteAvatars(tx, identity.user.id)
    const id = random('avatar').id('avt', 24)
    tx.avatars.insert({ id, userId: identity.user.id, mediaType, data: body.data, createdAt: now })
    const user = tx.users.update(identity.user.id, { avatarUrl: `avatars/${id}`, updatedAt: now })
    return { status: 200, body: toMe(user) }
  },

  removeMyAvatar({ tx, now, identity: { user } }) {
    if (user.avatarUrl === null) return { status: 200, body: toMe(user) }
    deleteAvatars(tx, user.id)
    return { status: 200, body: toMe(tx.users.update(user.id, { avatarUrl: null, updatedAt: now })) }
  },

  getAvatar({ tx, path }) {
    const row = tx.avatars.get(path.avatarId)
    const bytes = row && bytesOf(row.data)
    if (!row || !bytes) throw notFound('picture', path.avatarId)
    return {
      status: 200,
      headers: [
        ['content-type', row.mediaType],
        ['x-content-type-options', 'nosniff'],
      ],
      bytes,
    }
  },
}

export function deleteAvatars(tx: Transaction, userId: string): void {
  for (const { id } of tx.avatars.by('userId', userId)) tx.avatars.remove(id)
}

/** Null if the text is not base64. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    const text = atob(base64)
    const bytes = new Uint8Array(text.length)
    for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index)
    return bytes
  } catch {
    return null
  }
}
