import classes from './console-picture.module.css'
import { type ConsolePictureName, consolePictures, pictureFile, pictureSize } from './console-pictures.ts'

interface ConsolePictureProps {
  readonly name: ConsolePictureName
  readonly alt: string
}

const addressOf = (...file: Parameters<typeof pictureFile>) => import.meta.env.BASE_URL + pictureFile(...file)

/**
 * Framed picture of the console, in the chosen color scheme. The picture of the other scheme isn't loaded: browsers
 * skip lazy images that aren't displayed.
 */
export function ConsolePicture({ name, alt }: ConsolePictureProps) {
  return (
    <div className={classes.frame}>
      {consolePictures.schemes.map((scheme) => (
        <img
          key={scheme}
          className={classes.picture}
          data-scheme={scheme}
          srcSet={consolePictures.widths
            .map((width) => `${addressOf(name, scheme, width)} ${width}w`)
            .join(', ')}
          sizes="(min-width: 64em) max(54rem, 54vw), 125vw"
          width={pictureSize.width}
          height={pictureSize.height}
          alt={alt}
          loading="lazy"
        />
      ))}
    </div>
  )
}
