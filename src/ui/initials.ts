/** Initials of the first and last name: "Ada M. Okafor" is "AO". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('en')
}
