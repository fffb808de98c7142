import type { MockControl } from '../admin/control.ts'
import type { InlineScenario } from '../scenarios/document.ts'

/** What the panel works on. */
export interface Workbench {
  readonly control: MockControl
  /** Keeps a cookie as the browser would that got it from a server. */
  readonly keepCookie: (setCookie: string) => void
  /** Loads the page anew, for when nothing that it has read holds any more. */
  readonly reload: () => void
}

/** Puts the mock into a scenario. The page goes on as it is, unless another world begins or another person is there. */
export async function enterScenario(bench: Workbench, documents: readonly InlineScenario[]): Promise<void> {
  follow(bench, await bench.control.apply(documents))
}

export async function resetWorld(bench: Workbench): Promise<void> {
  follow(bench, await bench.control.reset())
}

function follow(
  { keepCookie, reload }: Workbench,
  { newWorld, setCookie }: { newWorld: boolean; setCookie: string | null },
): void {
  if (setCookie !== null) keepCookie(setCookie)
  if (newWorld || setCookie !== null) reload()
}
