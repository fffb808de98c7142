import { client } from './generated/client.gen.ts'

/** Resolves an avatar URL of the API, which may be relative to the API's base URL. */
export function resolveAvatarUrl(url: string | null): string | null {
  if (url === null || /^([a-z]+:|\/)/i.test(url)) return url
  return `${client.getConfig().baseUrl ?? ''}/${url}`
}
