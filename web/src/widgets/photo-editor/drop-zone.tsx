import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { DragEvent, ReactNode, Ref } from 'react';
import { messages as m } from '../../lib/messages/photos.ts';
import classes from './drop-zone.module.css';
import { fileTypes, maxMegabytes, maxPhotos } from './use-uploads.ts';

interface Props {
  full: boolean;
  button: Ref<HTMLButtonElement>;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** Files can be dropped anywhere on its content. */
export function DropZone({ full, button, onFiles, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

  return (
    <div
      className={classes.zone}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      <div className={classes.add} data-over={over || undefined}>
        <Button
          ref={button}
          data-add-photo
          variant="default"
          radius={999}
          disabled={full}
          leftSection={<IconPhotoPlus size={18} stroke={1.75} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {m.add}
        </Button>
        <p>{full ? m.full : m.drop}</p>
        <p className={classes.limits}>{m.limits(maxPhotos - 1, maxMegabytes)}</p>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={fileTypes.join()}
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])]);
            // So that the same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
    </div>
  );
}
