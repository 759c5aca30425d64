import { photoSizes } from '@kindred/contract/photos/addresses';
import { messages as words } from '#texts/chat.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FetchedPhoto } from '../../../widgets/photos/fetched-photo.tsx';
import classes from './bubble.module.css';

interface Props {
  url: string;
  alt: string;
  opened: boolean;
  onClose: () => void;
}

/** A photo of a chat as large as the screen allows. */
export function PhotoViewer({ url, alt, opened, onClose }: Props) {
  return (
    <Dialog
      title={alt}
      closeLabel={words.message.closePhoto}
      size="xl"
      opened={opened}
      onClose={onClose}
    >
      <div className={classes.large}>
        <FetchedPhoto className={`w-full ${classes.image}`} url={largestOf(url)} alt={alt} />
      </div>
    </Dialog>
  );
}

const largestOf = (url: string) => url.replace(/\/\d+\.webp$/, `/${photoSizes.at(-1)}.webp`);
