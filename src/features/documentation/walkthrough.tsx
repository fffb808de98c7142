import classes from './article.module.css'
import { type WalkthroughName, walkthroughFile, walkthroughSize, walkthroughs } from './walkthroughs.ts'

/** Silent video with captions, and its transcript below. Loads only when it is played. */
export function Walkthrough({ name }: { readonly name: WalkthroughName }) {
  const address = (extension: 'webm' | 'webp' | 'vtt') =>
    import.meta.env.BASE_URL + walkthroughFile(name, extension)
  return (
    <>
      <video
        className={classes.video}
        controls
        muted
        playsInline
        preload="none"
        poster={address('webp')}
        src={address('webm')}
        {...walkthroughSize}
      >
        <track default kind="captions" srcLang="en" label="English" src={address('vtt')} />
      </video>
      <ol>
        {walkthroughs[name].map(({ caption }) => (
          <li key={caption}>{caption}</li>
        ))}
      </ol>
    </>
  )
}
