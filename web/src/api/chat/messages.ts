import type { Message, Reaction } from '@kindred/contract/chat/message';
import {
  deleteMessage,
  editMessage,
  reactToMessage,
  searchMessages,
} from '@kindred/contract/chat/messages';
import { uploadPhoto } from '@kindred/contract/photos';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { mayRetry, retryDelay } from '../../lib/calls/retry.ts';
import { upload } from '../../lib/calls/upload.ts';
import { smallFile } from '../../lib/pictures/small-picture.ts';
import { fetchData, keyOf } from '../query.ts';
import { putMessage } from './history.ts';
import { reloadChats } from './inbox.ts';

/** An action on a sent message. */
type Change =
  | { readonly do: 'react'; readonly reaction: Reaction | null }
  | { readonly do: 'edit'; readonly text: string; readonly sure: boolean }
  | { readonly do: 'delete'; readonly for: 'me' | 'both' };

type MessageChange = Change & { readonly message: Pick<Message, '_id'> };

function send(id: string, change: MessageChange) {
  const params = { id, messageId: change.message._id };
  if (change.do === 'react')
    return fetchData(reactToMessage, { params, body: { reaction: change.reaction } });
  if (change.do === 'delete')
    return fetchData(deleteMessage, { params, query: { for: change.for } });
  const { text, sure } = change;
  return fetchData(editMessage, { params, body: { text, ...(sure && { sure }) } });
}

export const useChangeMessage = (id: string) =>
  useMutation({
    mutationFn: (change: MessageChange) => send(id, change),
    onSuccess: ({ message }, _change, _before, { client }) => {
      putMessage(client, id, message);
      reloadChats(client, id);
    },
  });

/** Messages of a chat that contain a text, latest first. */
export const useMessageSearch = (id: string, text: string) =>
  useInfiniteQuery({
    queryKey: [...keyOf(searchMessages, { params: { id }, query: { text, limit: 20 } }), 'pages'],
    queryFn: ({ pageParam: before, signal }) =>
      fetchData(searchMessages, {
        params: { id },
        query: { text, limit: 20, ...(before !== null && { before }) },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ nextBefore }) => nextBefore,
    enabled: text !== '',
    staleTime: 0,
  });

/** A photo for a message. It is uploaded before the message is sent. */
export const useUploadChatPhoto = () =>
  useMutation({
    mutationFn: async (file: File) => {
      const idempotencyKey = crypto.randomUUID();
      const { data } = await upload(uploadPhoto, await smallFile(file), {
        idempotencyKey,
        onProgress: () => undefined,
      });
      return { publicId: data.publicId, url: data.url };
    },
    retry: (failures, error) => mayRetry(failures + 1, error),
    retryDelay: (failures) => retryDelay(failures + 1),
  });
