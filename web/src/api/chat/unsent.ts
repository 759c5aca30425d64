import { type Contents, givenContents } from '@kindred/contract/chat/content-fields';
import { type StoppedMessage, sendMessage } from '@kindred/contract/chat/messages';
import { readOwnSafety } from '@kindred/contract/safety';
import type { Stop } from '@kindred/contract/chat/stops';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { onOnline } from '../../lib/connection.ts';
import { CallError } from '../../lib/calls/call-error.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { createOwnUnsentQueue } from '../../lib/unsent/own-unsent-queue.ts';
import { uuidV7 } from '../../lib/uuid-v7.ts';
import { fetchData, invalidate } from '../query.ts';
import { putMessage } from './history.ts';
import { reloadChats } from './inbox.ts';

/** A message that the server has not confirmed. Its id is chosen here, so that sending it again is the same message. */
export interface UnsentMessage extends Partial<Contents> {
  readonly id: string;
  readonly memberId: string;
  readonly photo: { readonly publicId: string; readonly url: string } | null;
  readonly replyTo: number | null;
  readonly sure: boolean;
  readonly at: string;
}

export type NewMessage = Omit<UnsentMessage, 'id' | 'memberId' | 'sure' | 'at'>;

/** A message that the server refuses in this form. It stays until the member has decided about it. */
export interface RefusedMessage extends UnsentMessage {
  readonly stop: Stop | null;
  readonly reason: string;
}

const isSame = (one: UnsentMessage, other: UnsentMessage) => one.id === other.id;
const ownWaiting = createOwnUnsentQueue<UnsentMessage>({ name: 'unsent-messages', isSame });
const ownRefused = createOwnUnsentQueue<RefusedMessage>({ name: 'refused-messages', isSame });

/** Why the server stopped the message, where it says so. */
export function stopOf(error: unknown): Stop | null {
  if (!(error instanceof CallError) || error.status !== 422) return null;
  return (error.body as { data?: StoppedMessage } | undefined)?.data?.stop ?? null;
}

async function sendOne(client: QueryClient, message: UnsentMessage) {
  const { id: messageId, memberId: id, photo, replyTo, sure } = message;
  const answer = await fetchData(sendMessage, {
    params: { id, messageId },
    body: {
      ...givenContents(message),
      ...(photo && { photo: photo.publicId }),
      ...(replyTo !== null && { replyTo }),
      ...(sure && { sure }),
    },
  }).catch((error: unknown) => {
    // The server has it, and shows it among the messages that wait.
    if (error instanceof CallError && error.code === 'message_waits') return null;
    throw error;
  });
  if (!answer) return void invalidate(client, readOwnSafety);
  putMessage(client, id, answer.message);
  reloadChats(client, id);
}

/** How long to wait after a failure before the next try. */
const retryDelayMs = 3000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends the waiting messages, one after the other. Refused ones are set aside, so that the rest continues. */
async function flush(client: QueryClient) {
  clearTimeout(timer);
  const [waiting, refused] = [ownWaiting(), ownRefused()];
  await waiting.send(
    (message) => sendOne(client, message),
    (message, error) => refused.put({ ...message, stop: stopOf(error), reason: errorText(error) }),
  );
  const { unsaved, sending } = waiting.get();
  if (unsaved.length > 0 && !sending) timer = setTimeout(() => void flush(client), retryDelayMs);
}

let isKept = false;

/** Sends the waiting messages, from any page: now, when the connection is back, and again after a failure. */
export function keepSending(client: QueryClient) {
  void flush(client);
  if (isKept) return;
  isKept = true;
  onOnline(() => void flush(client));
}

/** The matches whose messages were refused. */
export function useRefusedTo(): string[] {
  const client = useQueryClient();
  const refused = ownRefused();
  useEffect(() => keepSending(client), [client]);
  const { unsaved } = useSyncExternalStore(refused.subscribe, refused.get);
  return [...new Set(unsaved.map(({ memberId }) => memberId))];
}

/** The messages of a chat that are not sent, and how to send one. */
export function useUnsent(memberId: string) {
  const client = useQueryClient();
  const [waiting, refused] = [ownWaiting(), ownRefused()];
  useEffect(() => keepSending(client), [client]);
  const put = (message: UnsentMessage) => {
    waiting.put(message);
    void flush(client);
  };
  const { unsaved } = useSyncExternalStore(waiting.subscribe, waiting.get);
  const { unsaved: back } = useSyncExternalStore(refused.subscribe, refused.get);
  const isHere = (message: UnsentMessage) => message.memberId === memberId;
  return {
    waiting: unsaved.filter(isHere),
    refused: back.filter(isHere),
    /** Returns the id of the new message. */
    send: (message: NewMessage) => {
      const id = uuidV7();
      put({ ...message, id, memberId, sure: false, at: new Date().toISOString() });
      return id;
    },
    /** Sent although it could hurt: the member confirmed it. */
    sendAnyway: (message: RefusedMessage) => {
      refused.remove(message);
      const { stop: _stop, reason: _reason, ...rest } = message;
      put({ ...rest, sure: true });
    },
    drop: refused.remove,
  };
}
