/** Inputs of sign-up that have a fixed outcome, in every scenario; they stand on the documentation's page of test inputs. */
export const TEST_INPUTS = {
  /** The code of every sign-up. */
  code: '123456',
  /** Always refused as expired. */
  expiredCode: '000000',
  /** The account of this address can't be created. */
  failingEmail: 'fails@nimbus.example',
} as const
