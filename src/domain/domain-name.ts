/** Rules of the domain finder (public site's specification, sections 5 and 9). */

export const DOMAIN_EXTENSIONS = ['.com', '.net', '.org', '.io', '.co', '.app', '.dev', '.tech'] as const

export type DomainExtension = (typeof DOMAIN_EXTENSIONS)[number]

/** RFC 1035, 2.3.4: at most 63 octets in a label. */
export const MAX_NAME_LENGTH = 63

/** Normalizes a typed name: lower case, only a to z and 0 to 9. */
export function cleanDomainName(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}
