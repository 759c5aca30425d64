import { photoLimits } from '@kindred/contract/photos';
import { useState } from 'react';
import {
  type ChosenFile,
  useAddPhoto,
  useForgetUpload,
  usePendingUploads,
} from '../../api/photos/photo-uploads.ts';
import { messages } from '../../lib/messages/photos.ts';

export const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
export const maxPhotos = photoLimits.more + 1;
export const maxMegabytes = photoLimits.bytes / 2 ** 20;

interface RefusedFile {
  key: string;
  name: string;
  text: string;
}

/** Files on their way, and those that cannot be sent. One that fails does not hold up the others. */
export function useUploads(present: number, onAdded: (name: string) => void) {
  const { uploads: m } = messages;
  const { mutateAsync } = useAddPhoto();
  const pending = usePendingUploads();
  const forgetUpload = useForgetUpload();
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const coming = pending.filter(({ status }) => status === 'pending').length;

  function send(chosen: ChosenFile) {
    // A failure shows beside the file.
    mutateAsync(chosen).then(
      () => onAdded(chosen.file.name),
      () => undefined,
    );
  }

  function add(files: Iterable<File>) {
    let room = maxPhotos - present - coming;
    const refusedNow: RefusedFile[] = [];
    for (const file of files) {
      const text = refusalOf(file) ?? (room > 0 ? null : m.noRoom(maxPhotos));
      const key = crypto.randomUUID();
      if (text) {
        refusedNow.push({ key, name: file.name, text });
        continue;
      }
      room -= 1;
      send({ file, key });
    }
    setRefused(refusedNow);
  }

  function refusalOf({ type, size }: File) {
    // Where the browser does not know the type, the server finds it out.
    if (type && !fileTypes.includes(type)) return m.kind;
    return size > photoLimits.bytes ? m.large(maxMegabytes) : null;
  }

  function forget(key: string) {
    setRefused((before) => before.filter((each) => each.key !== key));
    return forgetUpload(key);
  }

  function sendAgain(key: string) {
    const chosen = forget(key);
    if (chosen) send(chosen);
  }

  return { pending, refused, coming, add, forget, sendAgain };
}
