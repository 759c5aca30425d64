import type { Focus } from '@kindred/contract/members';
import { photoLimits } from '@kindred/contract/photos';
import { useState } from 'react';
import {
  type ChosenFile,
  useAddPhoto,
  useForgetUpload,
  usePendingUploads,
} from '../../api/photos/photo-uploads.ts';
import { messages } from '#texts/photos.ts';

export const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
/** Some browsers can read these, and what is sent is another file. */
const readableTypes = [...fileTypes, 'image/heic', 'image/heif'];
export const maxPhotos = photoLimits.more + 1;
const maxMegabytes = photoLimits.bytes / 2 ** 20;

type UncutFile = Pick<ChosenFile, 'file' | 'key'>;

interface RefusedFile {
  key: string;
  name: string;
  text: string;
}

/** Files to crop, uploading ones, and failed ones. One that fails does not hold up the others. */
export function useUploads(present: number, onAdded: (name: string) => void) {
  const { uploads: m } = messages;
  const { mutateAsync } = useAddPhoto();
  const pending = usePendingUploads();
  const forgetUpload = useForgetUpload();
  const [files, setFiles] = useState<UncutFile[]>([]);
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const coming = pending.filter(({ status }) => status === 'pending');

  function send(chosen: ChosenFile) {
    // A failure shows next to the photos.
    mutateAsync(chosen).then(
      () => onAdded(chosen.file.name),
      () => undefined,
    );
  }

  function add(given: Iterable<File>) {
    let room = maxPhotos - present - coming.length;
    const usable: UncutFile[] = [];
    const refusedNow: RefusedFile[] = [];
    for (const file of given) {
      const text = refusalOf(file) ?? (room > 0 ? null : m.noRoom({ all: maxPhotos }));
      const key = crypto.randomUUID();
      if (text) {
        refusedNow.push({ key, name: file.name, text });
        continue;
      }
      room -= 1;
      usable.push({ file, key });
    }
    setRefused(refusedNow);
    setFiles(usable);
  }

  function refusalOf({ type }: File) {
    // If the browser does not know the type, opening the file finds it out.
    return type && !readableTypes.includes(type) ? m.kind : null;
  }

  function forget(key: string) {
    setRefused((before) => before.filter((each) => each.key !== key));
    return forgetUpload(key);
  }

  function sendAgain(key: string) {
    const chosen = forget(key);
    if (chosen) send(chosen);
  }

  const leaveOut = (key: string) => setFiles((before) => before.filter((each) => each.key !== key));

  return {
    pending,
    refused,
    coming,
    add,
    forget,
    sendAgain,
    /** Chosen files that are not cropped yet. */
    chosen: {
      files,
      leaveOut,
      use: (key: string, file: File, focus: Focus) => {
        leaveOut(key);
        send({ key, file, focus });
      },
      refuse: (key: string) => {
        const file = files.find((each) => each.key === key)?.file;
        const text =
          file && file.size > photoLimits.bytes ? m.large({ megabytes: maxMegabytes }) : m.kind;
        leaveOut(key);
        setRefused((before) => [...before, { key, name: file?.name ?? '', text }]);
      },
    },
  };
}
