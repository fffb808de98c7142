import { capitalize } from './capitalize.ts'

/** Titles of tags that contain an abbreviation, or that a user knows by another name. */
const titles: Readonly<Record<string, string>> = {
  'api-keys': 'API keys',
  cdn: 'CDN',
  dns: 'DNS',
  'ssh-keys': 'SSH keys',
  me: 'Profile',
}

/** Title of a tag of the contract: "virtual-machines" is "Virtual machines". */
export function tagTitle(tag: string): string {
  return titles[tag] ?? capitalize(tag.replaceAll('-', ' '))
}
