import { Fragment } from 'react'

/** Host name, URL or path that breaks after its dots and slashes, and elsewhere only where a part is too long. */
export function Address({ children: address }: { readonly children: string }) {
  return address.split(/(?<=[./])(?=[^./])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts without identity, in a fixed order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
