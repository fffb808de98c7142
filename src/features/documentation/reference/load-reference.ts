import { load } from 'virtual:api-reference'
import type { TagReference } from './reference.ts'

export async function loadReference(tag: string): Promise<TagReference | undefined> {
  return Object.hasOwn(load, tag) ? (await load[tag]?.())?.default : undefined
}
