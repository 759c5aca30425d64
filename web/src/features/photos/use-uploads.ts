import { photoLimits } from '@kindred/contract/photos';
import {
  onlineManager,
  skipToken,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { messages } from '../../lib/messages/photos.ts';
import { type Chosen, adding, progressOf, useAddPhoto } from './queries.ts';

export const kinds = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
export const most = photoLimits.more + 1;
export const megabytes = photoLimits.bytes / 2 ** 20;

interface Refused {
  key: string;
  name: string;
  text: string;
}

/** Files on their way, and those that cannot go. One that fails does not keep the others. */
export function useUploads(present: number, onAdded: (name: string) => void) {
  const { uploads: m } = messages;
  const client = useQueryClient();
  const { mutateAsync } = useAddPhoto();
  const [refused, setRefused] = useState<Refused[]>([]);
  const pending = useMutationState({
    filters: { mutationKey: adding, predicate: ({ state }) => state.status !== 'success' },
    select: ({ state: { variables, status, isPaused, error } }) => {
      const { file, key } = variables as Chosen;
      return { key, name: file.name, status, isPaused, error };
    },
  });
  const coming = pending.filter(({ status }) => status === 'pending').length;

  function send(chosen: Chosen) {
    // A failure is told beside the file.
    mutateAsync(chosen).then(
      () => onAdded(chosen.file.name),
      () => undefined,
    );
  }

  function add(files: Iterable<File>) {
    let room = most - present - coming;
    const faults: Refused[] = [];
    for (const file of files) {
      const text = faultOf(file) ?? (room > 0 ? null : m.noRoom(most));
      const key = crypto.randomUUID();
      if (text) {
        faults.push({ key, name: file.name, text });
        continue;
      }
      room -= 1;
      send({ file, key });
    }
    setRefused(faults);
  }

  function faultOf({ type, size }: File) {
    // Where the browser cannot say, the server looks.
    if (type && !kinds.includes(type)) return m.kind;
    return size > photoLimits.bytes ? m.large(megabytes) : null;
  }

  function forget(key: string): Chosen | undefined {
    setRefused((before) => before.filter((each) => each.key !== key));
    const cache = client.getMutationCache();
    const mutation = cache.find({
      mutationKey: adding,
      predicate: ({ state }) => (state.variables as Chosen).key === key,
    });
    if (!mutation) return undefined;
    cache.remove(mutation);
    return mutation.state.variables as Chosen;
  }

  function again(key: string) {
    const chosen = forget(key);
    if (chosen) send(chosen);
  }

  return { pending, refused, coming, add, forget, again };
}

/** How much of a file has left, from 0 to 1. */
export const useShare = (key: string) =>
  useQuery<number>({ queryKey: progressOf(key), queryFn: skipToken, initialData: 0 }).data ?? 0;

export const useOnline = () =>
  useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
