import classes from './members.module.css'

/** A picture, or the initials: beside a name, so that it says nothing of its own. */
export function MemberAvatar({ name, url }: { readonly name: string; readonly url: string | null }) {
  return (
    <span className={classes.avatar} aria-hidden="true">
      {url === null ? initials(name) : <img src={url} alt="" />}
    </span>
  )
}

function initials(name: string): string {
  const [first = '', ...others] = name.split(/\s+/)
  return `${first.slice(0, 1)}${others.at(-1)?.slice(0, 1) ?? ''}`.toUpperCase()
}
