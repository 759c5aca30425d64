import { type PendingUpload, useUploadProgress } from '../../api/photos/photo-uploads.ts';
import { fileAddress } from '../../lib/file-address.ts';
import { messages } from '#texts/photos.ts';
import classes from './upload-tile.module.css';

/** An uploading photo, in its future place. */
export function UploadTile({ upload: { key, file, isPaused } }: { upload: PendingUpload }) {
  const { uploads: m } = messages;
  const share = useUploadProgress(key);
  return (
    <li
      className={`min-w-0 rounded-lg bg-muted-soft overflow-hidden relative portrait ${classes.tile}`}
    >
      <img className={`w-full h-full cover ${classes.image}`} src={fileAddress(file)} alt="" />
      <output
        className={`grid gap-1 color-white text-xs semibold absolute rounded-md ${classes.output}`}
      >
        {isPaused ? m.waiting : m.uploading}
        <progress
          className={`w-full border-0 overflow-hidden no-appearance rounded-xs ${classes.bar}`}
          aria-label={file.name}
          value={share}
          max={1}
        />
      </output>
    </li>
  );
}
