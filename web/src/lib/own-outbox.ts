import { type Outbox, createOutbox, isRefusal } from './outbox.ts';
import { retry } from './retry.ts';
import type { Session } from './session.ts';
import { session as ownSession } from './session.ts';
import { type KeyValues, openStorage } from './storage.ts';
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
export type OwnOutbox<C> = Omit<Outbox<C>, 'send'> & {
  readonly owner: string;
  /**
   * Sends one change after the other, each up to three times. While someone else is signed in they wait for their owner.
   * `onRefusal` takes a change that the server will never accept.
   */
  readonly send: (save: Save<C>, onRefusal?: OnRefusal<C>) => Promise<void>;
};

/** Keeps what a member changed until the server has it. Returns a function for the outbox of whoever is signed in. */
export function createOwnOutbox<C>({
  name,
  isSame,
  isFinal = isRefusal,
  session = ownSession,
  storage = openStorage,
}: Options<C>): () => OwnOutbox<C> {
  let current: OwnOutbox<C> | null = null;
  const signedIn = () => session.get().user?._id ?? '';

  function open(owner: string): OwnOutbox<C> {
    const key = unsentKey(name, owner);
    const { send, ...outbox } = createOutbox<C>({ storage: storage(), key, isSame, isFinal });
    const attempt = (save: Save<C>, change: C) =>
      retry(async () => {
        if (signedIn() !== owner) throw new Error('Someone else is signed in');
        await save(change);
      });
    return {
      ...outbox,
      owner,
      send: (save, onRefusal) =>
        send(async (change) => {
          try {
            await attempt(save, change);
          } catch (error) {
            if (!onRefusal || !isFinal(error)) throw error;
            onRefusal(change, error);
          }
        }),
    };
  }

  // Signing out leaves nothing in this browser. A member who only has to sign in again loses nothing.
  session.subscribe(() => {
    const { token, expired } = session.get();
    if (!token && !expired) current?.clear();
  });

  return () => {
    const owner = signedIn();
    if (current?.owner !== owner) current = open(owner);
    return current;
  };
}
