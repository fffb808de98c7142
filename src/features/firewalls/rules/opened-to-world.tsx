import type { KeyedRule } from '#src/domain/firewall-changes.ts'
import { findingsOf } from '#src/domain/firewall-rules.ts'

/** Messages about traffic that rules newly accept from everywhere, web ports excepted, each once. */
export function openedToWorld(
  rules: readonly KeyedRule[],
  before: readonly KeyedRule[] = [],
): readonly string[] {
  const known = messagesOf(before)
  return [...new Set(messagesOf(rules))].filter((message) => !known.includes(message))
}

function messagesOf(rules: readonly KeyedRule[]): readonly string[] {
  return findingsOf(rules).flatMap(({ code, message }) => (code === 'open_to_world' ? [message] : []))
}

export function OpenedToWorld({ messages }: { readonly messages: readonly string[] }) {
  return (
    <ul>
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  )
}
