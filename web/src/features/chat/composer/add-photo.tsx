import { ActionIcon } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import { IconPhotoPlus, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useUploadChatPhoto } from '../../../api/chat/messages.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as words } from '#texts/chat.ts';
import { messages as contents } from '#texts/contents.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { Photo } from '../../../widgets/photos/photo.tsx';
import classes from './composer.module.css';

type Chosen = ReturnType<typeof useChosenPhoto>;

/** The photo for the next message. It is uploaded as soon as it is chosen. */
export function useChosenPhoto() {
  const { data, mutate, reset, isPending, error } = useUploadChatPhoto();
  return { chosen: data ?? null, choose: mutate, clear: reset, uploading: isPending, error };
}

export function AddPhoto({ photo }: { photo: Chosen }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        radius="xl"
        size={44}
        aria-label={words.compose.photo}
        onClick={() => input.current?.click()}
      >
        <IconPhotoPlus size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
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

export function ChosenPhoto({ photo: { chosen, uploading, error, clear } }: { photo: Chosen }) {
  const { compose: m } = words;
  if (error) return <Alert kind="danger">{m.uploadFailed(errorText(error))}</Alert>;
  if (uploading) return <output className="muted text-sm">{m.uploading}</output>;
  if (!chosen) return null;
  return (
    <div className={`self-start relative ${classes.chosen}`}>
      <Photo
        className={`cover rounded-lg ${classes.image}`}
        url={chosen.url}
        alt={contents.alone.photo}
      />
      <ActionIcon
        className={`absolute ${classes.button}`}
        variant="default"
        radius="xl"
        size={32}
        aria-label={m.removePhoto}
        onClick={clear}
      >
        <IconX size={16} stroke={2} aria-hidden />
      </ActionIcon>
    </div>
  );
}
