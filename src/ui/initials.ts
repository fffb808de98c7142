/** Initials of the first and last name: "Ada M. Okafor (QA)" is "AO". */
export function initials(name: string): string {
  // Words that start with a letter or digit; without any, the first character, such as an emoji.
  const [first = [...name.trim()][0] ?? '', ...others] = name.match(/(?<!\S)[\p{L}\p{N}]\p{M}*/gu) ?? []
  return (first + (others.at(-1) ?? '')).toLocaleUpperCase('en')
}
