/** Removes what the contract refuses in names but nobody sees, such as the zero-width spaces of a text copied from a chat. */
export function withoutHiddenCharacters(text: string): string {
  return text.replaceAll(/[\u200b\u202a-\u202e\u2060-\u206f\ufeff]/g, '')
}

/** Removes hidden characters, and spaces at the ends. */
export function cleanName(text: string): string {
  return withoutHiddenCharacters(text).trim()
}
