import { Slider } from '@mantine/core'
import { useEffect, useId, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { useMutation } from '#src/api/use-mutation.ts'
import 'react-easy-crop/react-easy-crop.css'
import { setMyAvatar } from '#src/api/generated/sdk.gen.ts'
import type { Me } from '#src/api/generated/types.gen.ts'
import { fieldErrors } from '#src/api/problem.ts'
import { Button } from '#src/ui/button.tsx'
import dialog from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { usePendingInDialog } from '#src/ui/dialog-pending.ts'
import { FormAlert } from '#src/ui/form-alert.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { toast } from '#src/ui/toast.tsx'
import classes from './profile.module.css'
import { base64Of, type ChosenPicture, squareOf } from './square.ts'

const MAX_ZOOM = 4

/** Crops a picture to a square by pointer, wheel, arrow keys or slider. */
export default function CropDialog({
  chosen,
  onSaved,
  onClose,
}: {
  /** Null while the dialog is closed. */
  readonly chosen: ChosenPicture | null
  readonly onSaved: (me: Me) => void
  readonly onClose: () => void
}) {
  return (
    <Dialog opened={chosen !== null} onClose={onClose} title="Crop your picture" closeOnClickOutside={false}>
      {chosen !== null && <Crop chosen={chosen} onSaved={onSaved} onClose={onClose} />}
    </Dialog>
  )
}

function Crop({
  chosen,
  onSaved,
  onClose,
}: Omit<Parameters<typeof CropDialog>[0], 'chosen'> & { readonly chosen: ChosenPicture }) {
  const zoomId = useId()
  const [url, setUrl] = useState<string>()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const save = useMutation({
    mutationFn: async (square: Area) => {
      const data = await base64Of(await squareOf(chosen, square))
      return setMyAvatar({ body: { data } })
    },
    onSuccess: (me) => {
      toast.success('Picture saved')
      onSaved(me)
    },
  })

  usePendingInDialog(save.isPending)

  useEffect(() => {
    const made = URL.createObjectURL(chosen.blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [chosen])

  return (
    <div className={dialog.body}>
      <p>Drag the picture or use the arrow keys. The area inside the circle is shown.</p>
      <div className={classes.crop}>
        {url !== undefined && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            aspect={1}
            cropShape="round"
            showGrid={false}
            keyboardStep={8}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            cropperProps={{ 'aria-label': 'Position of the picture', role: 'application' }}
            mediaProps={{ alt: '' }}
          />
        )}
      </div>
      <div>
        <p id={zoomId}>Zoom</p>
        <Slider
          thumbProps={{ 'aria-labelledby': zoomId }}
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          label={null}
          value={zoom}
          onChange={setZoom}
        />
      </div>
      {save.error !== null && (
        <FormAlert>{fieldErrors(save.error).data ?? problemOf(save.error).detail}</FormAlert>
      )}
      <div className={dialog.actions}>
        <Button variant="outline" onClick={onClose} disabled={save.isPending}>
          Cancel
        </Button>
        <Button
          loading={save.isPending}
          disabled={area === null}
          onClick={() => {
            if (area !== null) save.mutate(area)
          }}
        >
          Save picture
        </Button>
      </div>
    </div>
  )
}
