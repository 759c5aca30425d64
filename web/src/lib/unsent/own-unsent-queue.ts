import { type UnsentQueue, createUnsentQueue, isRefusal } from './unsent-queue.ts';
import { retry } from '../calls/retry.ts';
import type { Session } from '../sessions/session.ts';
import { session as ownSession } from '../sessions/session.ts';
import { type KeyValues, openStorage } from '../storage.ts';
import { type UnsentName, unsentKey } from './unsent.ts';

interface Options<C> {
  readonly name: UnsentName;
  readonly isSame: (one: C, other: C) => boolean;
  readonly isFinal?: (error: unknown) => boolean;
  readonly session?: Pick<Session, 'get' | 'subscribe'>;
  readonly storage?: () => KeyValues;
}

type Save<C> = (change: C) => Promise<unknown>;
type OnRefusal<C> = (change: C, error: unknown) => void;

/** The unsent changes of one member. */
export type OwnUnsentQueue<C> = Omit<UnsentQueue<C>, 'send'> & {
  readonly owner: string;
  /**
   * Sends one change after the other, each up to three times. While someone else is signed in they wait for their owner.
   * `onRefusal` takes a change that the server will never accept.
   */
  readonly send: (save: Save<C>, onRefusal?: OnRefusal<C>) => Promise<void>;
};

/** Keeps what a member changed until the server has it. Returns a function for the queue of the member who is signed in. */
export function createOwnUnsentQueue<C>({
  name,
  isSame,
  isFinal = isRefusal,
  session = ownSession,
  storage = openStorage,
}: Options<C>): () => OwnUnsentQueue<C> {
  const queues = new Map<string, OwnUnsentQueue<C>>();
  const signedIn = () => session.get().user?._id ?? '';
  let latest = signedIn();

  function open(owner: string): OwnUnsentQueue<C> {
    const key = unsentKey(name, owner);
    // Someone else's visit ends nothing that is on its way.
    const isOver = (error: unknown) => signedIn() === owner && isFinal(error);
    const queue = createUnsentQueue<C>({
      storage: storage(),
      key,
      isSame,
      isFinal: isOver,
    });
    async function attempt(save: Save<C>, change: C) {
      const isSaved = await retry(async () => {
        if (signedIn() !== owner) return false;
        await save(change);
        return true;
      });
      if (!isSaved) throw new Error('Someone else is signed in');
    }
    return {
      ...queue,
      owner,
      send: (save, onRefusal) =>
        queue.send(async (change) => {
          try {
            await attempt(save, change);
          } catch (error) {
            if (!onRefusal || !isOver(error)) throw error;
            onRefusal(change, error);
          }
        }),
    };
  }

  // Signing out leaves nothing in this browser. A member who only has to sign in again loses nothing.
  session.subscribe(() => {
    const { token, expired } = session.get();
    const owner = latest;
    latest = signedIn();
    if (!token && !expired) queues.get(owner)?.clear();
    // Another tab can change what is stored until they are back.
    if (latest !== owner && !queues.get(owner)?.get().sending) queues.delete(owner);
  });

  return () => {
    const owner = signedIn();
    const queue = queues.get(owner) ?? open(owner);
    queues.set(owner, queue);
    return queue;
  };
}
