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
      className={`relative aspect-portrait min-w-0 overflow-hidden rounded-lg bg-muted-soft ${classes.tile}`}
    >
      <img
        className={`h-full w-full object-cover ${classes.image}`}
        src={fileAddress(file)}
        alt=""
      />
      <output
        className={`absolute grid gap-1 rounded-md text-xs font-semibold text-white ${classes.output}`}
      >
        {isPaused ? m.waiting : m.uploading}
        <progress
          className={`w-full appearance-none overflow-hidden rounded-xs border-0 ${classes.bar}`}
          aria-label={file.name}
          value={share}
          max={1}
        />
      </output>
    </li>
  );
}
