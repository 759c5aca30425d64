import type { WaitingPhoto } from '@kindred/contract/desk/photo-review';
import { messages as evidence } from '#texts/evidence.ts';
import { messages as m } from '#texts/photo-review.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Key } from '../../../widgets/shortcuts/key.tsx';
import { FetchedPhoto } from '../../../widgets/photos/fetched-photo.tsx';
import classes from './photo-view.module.css';

interface Props {
  photo: WaitingPhoto;
  isCovered: boolean;
  onShow: () => void;
}

/** One photo, as large as the page allows. A likely nude is blurred first. */
export function PhotoView({ photo, isCovered, onShow }: Props) {
  return (
    <div
      className={`relative grid place-items-center overflow-hidden rounded-md border border-line bg-sunken text-muted ${classes.view}`}
      data-covered={isCovered || undefined}
    >
      <FetchedPhoto
        className={`h-full w-full ${classes.image}`}
        url={photo.url}
        alt={m.photo({ name: photo.firstName ?? m.aMember })}
        failed={<p role="alert">{m.unloaded}</p>}
      />
      {isCovered && (
        <Button
          className={`absolute ${classes.show}`}
          look="plain"
          aria-keyshortcuts="V"
          after={<Key name="V" />}
          onClick={onShow}
        >
          {evidence.coveredNude}
        </Button>
      )}
    </div>
  );
}
