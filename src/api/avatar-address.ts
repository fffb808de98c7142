import { client } from './generated/client.gen.ts'

/** Where a picture lies that the API names relative to its own address. */
export function avatarAddress(url: string | null): string | null {
  if (url === null || /^([a-z]+:|\/)/i.test(url)) return url
  return `${client.getConfig().baseUrl ?? ''}/${url}`
}
