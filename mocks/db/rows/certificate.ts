import { z } from '../../kernel/zod.ts'
import { id, time } from './fields.ts'

/** TLS certificate. The private key of an uploaded one is not stored, since nothing here serves TLS. */
export const certificateRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    source: z.enum(['managed', 'uploaded']),
    status: z.enum(['pending', 'issued', 'failed', 'expired']),
    /** Reason for the status `failed`, or for a renewal that failed. */
    statusReason: z.string().nullable(),
    /** A managed certificate has one; wildcards begin with `*.`. */
    domains: z.array(z.string()),
    /** Null until it is issued, as are the times of its validity. */
    issuer: z.string().nullable(),
    issuedAt: time.nullable(),
    expiresAt: time.nullable(),
    /** Outcome of the first issuance, decided at the start: null for success, else the reason. */
    failure: z.string().nullable(),
    /** Next issuance, renewal, expiry or notification of it; null if there is none. */
    nextAt: time.nullable(),
    createdAt: time,
  }),
)
export type CertificateRow = z.infer<typeof certificateRow>
