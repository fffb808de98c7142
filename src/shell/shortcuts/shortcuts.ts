import type { LinkablePath } from '../pages.ts'

/** Effect of a shortcut; `useShortcuts` implements it. */
export type ShortcutAction =
  | { readonly kind: 'palette' }
  | { readonly kind: 'help' }
  | { readonly kind: 'go'; readonly to: LinkablePath }

export interface Shortcut {
  /** `mod+k`: with the platform's modifier. Otherwise a sequence of printable keys: `['g', 'd']`. */
  readonly keys: 'mod+k' | readonly [string, ...string[]]
  readonly label: string
  readonly action: ShortcutAction
  /** Works only for signed-in users. */
  readonly console?: boolean
}

const go = (key: string, name: string, to: LinkablePath): Shortcut => ({
  keys: ['g', key],
  label: `Go to ${name}`,
  action: { kind: 'go', to },
  console: true,
})

export const shortcuts: readonly Shortcut[] = [
  { keys: 'mod+k', label: 'Open the command palette', action: { kind: 'palette' } },
  { keys: ['/'], label: 'Search', action: { kind: 'palette' } },
  { keys: ['?'], label: 'Show this list', action: { kind: 'help' } },
  go('d', 'the dashboard', '/dashboard'),
  go('v', 'virtual machines', '/compute/vms'),
  go('c', 'containers', '/compute/containers'),
  go('s', 'databases', '/storage/databases'),
  go('o', 'block storage', '/storage/volumes'),
  go('n', 'load balancers', '/network/load-balancers'),
  go('f', 'firewalls', '/network/firewalls'),
  go('m', 'monitoring', '/monitoring'),
  go('l', 'the logs', '/monitoring/logs'),
  go('a', 'alerts', '/monitoring/alerts'),
  go('b', 'billing', '/billing'),
  go('t', 'the team', '/team'),
  { keys: ['c'], label: 'Create a VM', action: { kind: 'go', to: '/compute/vms/new' }, console: true },
]

/** Parts of a keyboard event that shortcuts use. */
export interface KeyPress {
  readonly key: string
  readonly mod: boolean
  readonly alt: boolean
  /** Time in milliseconds; keys of a sequence must follow each other within a second. */
  readonly at: number
}

const SEQUENCE_TIMEOUT_MS = 1000

/**
 * Creates a recognizer for shortcuts in a stream of key presses.
 * @returns a function that returns the shortcut completed by a key press
 */
export function createRecognizer(): (
  press: KeyPress,
  allowed: (shortcut: Shortcut) => boolean,
) => Shortcut | undefined {
  let typed: { key: string; at: number }[] = []
  return ({ key, mod, alt, at }, allowed) => {
    if (mod || alt) {
      typed = []
      const isPalette = mod && !alt && key.toLowerCase() === 'k'
      return isPalette
        ? shortcuts.find((shortcut) => shortcut.keys === 'mod+k' && allowed(shortcut))
        : undefined
    }
    if (key.length !== 1) {
      // Shift precedes another key, such as `?`; any other key ends the sequence.
      if (key !== 'Shift') typed = []
      return undefined
    }
    typed = [...typed.filter((earlier) => at - earlier.at < SEQUENCE_TIMEOUT_MS), { key, at }].slice(-2)
    const ends = (keys: readonly string[]) =>
      keys.every((wanted, i) => typed.at(i - keys.length)?.key === wanted)
    const found = shortcuts
      .filter((shortcut) => shortcut.keys !== 'mod+k' && ends(shortcut.keys) && allowed(shortcut))
      .sort((a, b) => b.keys.length - a.keys.length)[0]
    if (found) typed = []
    return found
  }
}
