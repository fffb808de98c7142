/** Email address that breaks before its `@`, and elsewhere only where it is too long for two lines. */
export function EmailAddress({ children: address }: { readonly children: string }) {
  const at = address.lastIndexOf('@')
  if (at === -1) return address
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}
