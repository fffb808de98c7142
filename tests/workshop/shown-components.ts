import type { ComponentType } from 'react'

/** The part of React's tree that is read here; React has no public way to list the components of a page. */
interface Fiber {
  /** Root that holds the tree on the page; only the root fiber has one. */
  readonly stateNode: { readonly current: Fiber }
  readonly type: unknown
  readonly elementType: unknown
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

const shown = new Set<unknown>()

/** Remembers which components an element of `createRoot` shows now. */
export function rememberShown(container: Element): void {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'))
  if (key === undefined) throw new Error('React has no root in this element.')
  const root = (container as unknown as Record<string, Fiber>)[key]
  const waiting: (Fiber | null)[] = [root?.stateNode.current ?? null]
  for (let fiber = waiting.pop(); fiber !== undefined; fiber = waiting.pop()) {
    if (fiber === null) continue
    shown.add(fiber.type).add(fiber.elementType)
    waiting.push(fiber.sibling, fiber.child)
  }
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>([
  '/src/ui/**/*.tsx',
  '/src/resources/**/*.tsx',
  '!/src/**/*.test.tsx',
])

/** Shared components that no story has shown so far: `src/ui/avatar.tsx: Avatar`. */
export async function neverShown(): Promise<string[]> {
  const files = await Promise.all(
    Object.entries(modules).map(async ([file, load]) =>
      Object.entries(await load())
        .filter(([name, value]) => isComponent(name, value) && !shown.has(value))
        .map(([name]) => `${file.slice(1)}: ${name}`),
    ),
  )
  return files.flat().sort()
}

/** Files of components export only functions and objects of React by names that begin with a capital letter. */
function isComponent(name: string, value: unknown): value is ComponentType {
  if (!/^[A-Z][a-z]|^default$/.test(name)) return false
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}
