import classes from './reference.module.css'

/** HTTP method as a colored badge. */
export function Method({ method }: { readonly method: string }) {
  return (
    <b className={classes.method} data-method={method}>
      {method}
    </b>
  )
}
