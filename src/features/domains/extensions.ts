import type { DomainExtension } from '#src/domain/domain-name.ts'

/** What each extension is for, in a few words; in the order in which they are checked. */
export const extensionWords: Readonly<Record<DomainExtension, string>> = {
  '.com': 'Known everywhere, by everybody',
  '.net': 'Networks and infrastructure',
  '.org': 'Projects and communities',
  '.io': 'Developer tools and start-ups',
  '.co': 'Companies, in two letters',
  '.app': 'Apps, over HTTPS alone',
  '.dev': 'Developers, over HTTPS alone',
  '.tech': 'Anything with a plug',
}
