/** Gerunds of past participles that don't end in "ed". */
const IRREGULAR: Readonly<Record<string, string>> = {
  Grown: 'Growing',
  Grew: 'Growing',
  Took: 'Taking',
}

/** Title of a task from the summary of its activity: "Restarted web-01" becomes "Restarting web-01". */
export function progressTitle(summary: string): string {
  const [, past = '', rest = ''] = /^(\S+)([\s\S]*)$/.exec(summary) ?? []
  return `${gerundOf(past)}${rest}`
}

function gerundOf(past: string): string {
  const irregular = IRREGULAR[past]
  if (irregular !== undefined) return irregular
  if (past.endsWith('ied')) return `${past.slice(0, -3)}ying`
  return past.endsWith('ed') ? `${past.slice(0, -2)}ing` : past
}
