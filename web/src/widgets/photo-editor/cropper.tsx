import { IconRotate, IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { messages } from '#texts/photos.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { DialogFooter } from '../../ui/dialogs/dialog-footer.tsx';
import type { Focus } from '@kindred/contract/members';
import classes from './crop-dialog.module.css';
import { cropRatio, cropToFile, drawCrop, largestZoom } from './crop.ts';
import { FocusPoint, startFocus } from './focus-point.tsx';
import { useCrop } from './use-crop.ts';

const previewHeight = 800;

interface Props {
  picture: ImageBitmap;
  name: string;
  onCancel: () => void;
  onUse: (file: File, focus: Focus) => void;
}

/** Chooses the part of a picture that others see. */
export function Cropper({ picture, name, onCancel, onUse }: Props) {
  const { crop: m } = messages;
  const canvas = useRef<HTMLCanvasElement>(null);
  const { crop, setZoom, turn, handlers } = useCrop(picture);
  const [focus, setFocus] = useState(startFocus);
  const [working, setWorking] = useState(false);

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  async function use() {
    setWorking(true);
    const file = await cropToFile(picture, crop, name);
    if (file) onUse(file, focus);
    else onCancel();
  }

  return (
    <>
      <div className={`relative mx-auto aspect-portrait rounded-xl bg-muted-soft ${classes.stage}`}>
        <canvas
          className={`block h-full w-full ${classes.canvas}`}
          ref={canvas}
          width={previewHeight * cropRatio}
          height={previewHeight}
          aria-label={m.area}
          tabIndex={0}
          {...handlers}
        />
        <FocusPoint focus={focus} onChange={setFocus} />
      </div>
      <p className="mt-3 mb-3 text-center text-sm text-muted">{m.hint}</p>
      <div className="flex items-center justify-between gap-3">
        <IconButton
          look="plain"
          size="xl"
          round
          aria-label={m.left}
          title={m.left}
          onClick={() => turn(-1)}
        >
          <IconRotate size={20} stroke={1.75} />
        </IconButton>
        <label className={`flex flex-1 items-center gap-2.5 text-muted ${classes.zoom}`}>
          <IconZoomOut className="flex-none" size={20} stroke={1.75} aria-hidden />
          <input
            className={`h-11 min-w-0 flex-1 cursor-pointer appearance-none bg-transparent ${classes.input}`}
            style={
              { '--filled': `${((crop.zoom - 1) / (largestZoom - 1)) * 100}%` } as CSSProperties
            }
            type="range"
            aria-label={m.zoom}
            min={1}
            max={largestZoom}
            step={0.05}
            value={crop.zoom}
            onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
          />
          <IconZoomIn className="flex-none" size={20} stroke={1.75} aria-hidden />
        </label>
        <IconButton
          look="plain"
          size="xl"
          round
          aria-label={m.right}
          title={m.right}
          onClick={() => turn(1)}
        >
          <IconRotateClockwise size={20} stroke={1.75} />
        </IconButton>
      </div>
      <DialogFooter>
        <Button look="plain" onClick={onCancel}>
          {m.cancel}
        </Button>
        <Button data-autofocus busy={working} onClick={() => void use()}>
          {m.use}
        </Button>
      </DialogFooter>
    </>
  );
}
