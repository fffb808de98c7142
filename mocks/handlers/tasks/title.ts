/** Gerunds of past participles that don't end in "ed". */
const IRREGULAR: Readonly<Record<string, string>> = {
  Grew: 'Growing',
  Resent: 'Resending',
}

/**
 * Title of a task from the summary of its activity: "Restarted web-01" becomes "Restarting web-01". A change of firewall
 * rules has several verbs: "Added 1 rule, removed 2 rules in web".
 */
export function progressTitle(summary: string): string {
  return summary.replaceAll(/^\S+|(?<=\d rules?, )\S+/g, gerundOf)
}

function gerundOf(past: string): string {
  const irregular = IRREGULAR[past]
  if (irregular !== undefined) return irregular
  if (past.endsWith('ied')) return `${past.slice(0, -3)}ying`
  return past.endsWith('ed') ? `${past.slice(0, -2)}ing` : past
}
