/** Title within a sentence: "virtual machines", but "API keys". */
export function titleInSentence(title: string): string {
  return title.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
}
