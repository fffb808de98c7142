/** Groups of cases that the engine decides the same way in all runtimes, so they run in one only. */

export const ROLE_PERMISSIONS = 'who may do what'
export const TENANCY = 'tenancy'
