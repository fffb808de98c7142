import { z } from '../../kernel/zod.ts'
import { id, region, time } from './fields.ts'

export const networkRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    name: z.string(),
    region,
    /** RFC 4632 notation. */
    cidr: z.string(),
    /** True for the network that resources of a region get if none is chosen. */
    isDefault: z.boolean(),
    createdAt: time,
  }),
)
export type NetworkRow = z.infer<typeof networkRow>

export const sshKeyRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    userId: id,
    name: z.string(),
    /** One line of the authorized_keys format (sshd(8)). */
    publicKey: z.string(),
    fingerprint: z.string(),
    createdAt: time,
  }),
)
export type SshKeyRow = z.infer<typeof sshKeyRow>
