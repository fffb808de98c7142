import assert from 'node:assert/strict'
import { type Api, bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { PIXEL } from './support/pictures.ts'

const set = (api: Api, data: string) => api.send('setMyAvatar', { body: { data } })

/** Id in an avatar's URL. */
function avatarId(url: string | null): string {
  assert.match(url ?? '', /^avatars\/avt_[a-z0-9]{24}$/)
  return url?.split('/')[1] ?? ''
}

/** GIF header padded to a size, as base64. */
const gifOf = (bytes: number) => btoa(`GIF89a${'\0'.repeat(bytes - 6)}`)

export const avatarCases: readonly ContractCase[] = [
  reaches('setMyAvatar', '200', 'is shown wherever the person is', async (api) => {
    await api.logIn()
    const response = await set(api, PIXEL.png)
    const { avatarUrl } = bodyOf(response)
    const session = bodyOf(await api.send('getSession'))
    assert.equal(session.signedIn && session.user.avatarUrl, avatarUrl)
    assert.equal(bodyOf(await api.send('getMe', { as: 'session' })).avatarUrl, avatarUrl)
    return response
  }),

  reaches('setMyAvatar', '422 unsupported_image', 'detects the type by content, not by name', async (api) => {
    await api.logIn()
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'RIFF....WEBPVP8 ', 'PNG']) {
      const response = await set(api, btoa(text))
      assert.equal(response.outcome, '422 unsupported_image', text)
      assert.equal(problemOf(response).errors?.[0]?.pointer, '/data')
    }
    assert.equal(bodyOf(await api.send('getMe', { as: 'session' })).avatarUrl, null)
    return set(api, 'this is no base64')
  }),

  reaches('setMyAvatar', '422 image_too_large', 'one byte more than 5 MB', async (api) => {
    await api.logIn()
    assert.equal((await set(api, gifOf(5 * 1024 * 1024))).status, 200)
    return set(api, gifOf(5 * 1024 * 1024 + 1))
  }),

  reaches('getAvatar', '200', 'with its content type, without authentication', async (api) => {
    await api.logIn()
    for (const [type, data] of [
      ['image/gif', PIXEL.gif],
      ['image/jpeg', PIXEL.jpg],
      ['image/png', PIXEL.png],
    ] as const) {
      const { avatarUrl } = bodyOf(await set(api, data))
      const response = await api.send('getAvatar', { as: 'nobody', path: { avatarId: avatarId(avatarUrl) } })
      assert.equal(response.headers.get('content-type'), type)
      assert.equal(response.headers.get('x-content-type-options'), 'nosniff')
    }
    const { avatarUrl } = bodyOf(await api.send('getMe', { as: 'session' }))
    return api.send('getAvatar', { as: 'nobody', path: { avatarId: avatarId(avatarUrl) } })
  }),

  behaves('getAvatar', 'a replaced avatar is deleted', async (api) => {
    await api.logIn()
    const first = avatarId(bodyOf(await set(api, PIXEL.png)).avatarUrl)
    const second = avatarId(bodyOf(await set(api, PIXEL.gif)).avatarUrl)
    assert.notEqual(first, second)
    assert.equal((await api.send('getAvatar', { path: { avatarId: first } })).outcome, '404 not_found')
  }),

  reaches('removeMyAvatar', '200', 'succeeds without an avatar', async (api) => {
    await api.logIn()
    const path = { avatarId: avatarId(bodyOf(await set(api, PIXEL.png)).avatarUrl) }
    assert.equal(bodyOf(await api.send('removeMyAvatar')).avatarUrl, null)
    assert.equal((await api.send('getAvatar', { path })).outcome, '404 not_found')
    return api.send('removeMyAvatar')
  }),
]
