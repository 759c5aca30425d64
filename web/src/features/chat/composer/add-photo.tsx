import { IconPhotoPlus, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useUploadChatPhoto } from '../../../api/chat/messages.ts';
import type { UnsentMessage } from '../../../api/chat/unsent.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as words } from '#texts/chat.ts';
import { fileAddress } from '../../../lib/file-address.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { messages as contents } from '#texts/contents.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { Photo } from '../../../widgets/photos/photo.tsx';
import classes from './composer.module.css';

export type ChosenPhoto = ReturnType<typeof useChosenPhoto>;

/** The photo for the next message. It is uploaded as soon as it is chosen, and again once there is a connection. */
export function useChosenPhoto() {
  const { data, mutate, reset, isPending, error } = useUploadChatPhoto();
  const [uploaded, setUploaded] = useState<UnsentMessage['photo']>(null);
  const [waiting, setWaiting] = useState<File | null>(null);
  const online = useOnline();
  const hasFailed = error !== null;
  useEffect(() => {
    if (online && hasFailed && waiting) mutate(waiting);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the connection is back
  }, [online]);
  const put = (photo: UnsentMessage['photo']) => {
    reset();
    setWaiting(null);
    setUploaded(photo);
  };
  return {
    chosen: data ?? uploaded,
    choose: (file: File) => {
      setUploaded(null);
      setWaiting(file);
      mutate(file);
    },
    /** Takes one that is uploaded already. */
    put,
    clear: () => put(null),
    /** The one that is not uploaded yet: without it the message waits. */
    waiting: data ? null : waiting,
    retry: () => waiting && mutate(waiting),
    uploading: isPending,
    error,
  };
}

export function AddPhoto({ photo }: { photo: ChosenPhoto }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        round
        size="xl"
        aria-label={words.compose.photo}
        onClick={() => input.current?.click()}
      >
        <IconPhotoPlus size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) photo.choose(file);
          currentTarget.value = '';
        }}
      />
    </>
  );
}

export function PhotoToSend({
  photo: { chosen, waiting, uploading, error, retry, clear },
}: {
  photo: ChosenPhoto;
}) {
  const { compose: m } = words;
  const url = chosen?.url ?? (waiting && fileAddress(waiting));
  if (url === null) return null;
  return (
    <div className="flex items-center gap-3">
      <div className={`relative flex-none justify-self-start ${classes.chosen}`}>
        <Photo
          className={`rounded-lg object-cover ${classes.image}`}
          url={url}
          alt={contents.alone.photo}
        />
        <IconButton
          className={`absolute ${classes.button}`}
          look="plain"
          round
          size="md"
          aria-label={m.removePhoto}
          onClick={clear}
        >
          <IconX size={16} stroke={2} aria-hidden />
        </IconButton>
      </div>
      {uploading && <output className="text-sm text-muted">{m.uploading}</output>}
      {error && !uploading && (
        <Alert kind="danger">
          {m.uploadFailed({ error: errorText(error) })}{' '}
          <button
            type="button"
            className="min-h-11 cursor-pointer border-0 bg-transparent p-0 text-inherit underline"
            onClick={retry}
          >
            {words.again}
          </button>
        </Alert>
      )}
    </div>
  );
}
