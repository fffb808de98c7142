import { createAdmin } from '#mocks/admin/admin.ts'
import { createControl } from '#mocks/admin/control.ts'
import { startNodeMocks } from '#mocks/node.ts'
import { handleDriver } from '../contract/drivers/handle.ts'
import type { Driver } from '../contract/suite/driver.ts'
import type { Break, Handle } from './broken/breaking.ts'

/** Mock called directly, correct or broken. */
export interface InProcess {
  driver(breaks?: Break): Driver
  /** Problems reported by the mock itself. */
  readonly failures: readonly unknown[]
  stop(): Promise<void>
}

export async function startInProcess(): Promise<InProcess> {
  const { runtime, failures } = await startNodeMocks()
  const admin = createAdmin(createControl(runtime))
  const handle: Handle = (request) => runtime.handle(request)
  return {
    driver(breaks = (next) => next) {
      const broken = breaks(handle)
      return handleDriver(async (request) => (await admin(request)) ?? broken(request))
    },
    failures,
    stop: () => runtime.close(),
  }
}
