import { p as hasStatus, t as session } from './session-qxZvcB-b.js';
import { c as retry } from './call-DKXJHjxq.js';
import { t as openStorage } from './storage-W46hwQwc.js';
import { t as unsentKey } from './unsent-Cmkhk0in.js';
// web/src/lib/unsent/unsent-queue.ts
/** Stores changes until the server has them, also when the page is closed in between. */
function createUnsentQueue({ storage, key, isSame, isFinal = isRefusal }) {
  let state = {
    unsaved: read(),
    sending: false,
    failure: null,
    refused: null,
  };
  const listeners = /* @__PURE__ */ new Set();
  function read() {
    try {
      return JSON.parse(storage.getItem(key) ?? '[]');
    } catch {
      return [];
    }
  }
  function set(change) {
    state = {
      ...state,
      ...change,
    };
    if (state.unsaved.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(state.unsaved));
    for (const listener of listeners) listener();
  }
  const without = (sent) => state.unsaved.filter((each) => each !== sent);
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    put(change) {
      set({ unsaved: [...state.unsaved.filter((each) => !isSame(each, change)), change] });
    },
    /** Sends one change after the other. Failed ones stay, and keep their place. */
    async send(save) {
      if (state.sending || state.unsaved.length === 0) return;
      set({
        sending: true,
        failure: null,
      });
      for (let next = state.unsaved[0]; next; next = state.unsaved[0])
        try {
          await save(next);
          set({ unsaved: without(next) });
        } catch (error) {
          if (!isFinal(error))
            return set({
              sending: false,
              failure: error,
            });
          set({
            unsaved: without(next),
            refused: {
              change: next,
              error,
            },
          });
        }
      set({ sending: false });
    },
    /** Removes what has not been sent. */
    remove: (change) => set({ unsaved: without(change) }),
    dismiss: () => set({ refused: null }),
    clear: () =>
      set({
        unsaved: [],
        failure: null,
        refused: null,
      }),
  };
}
/** The session may come back, and a limit ends. */
var isRefusal = (error) =>
  hasStatus(error, 400, 499) && !hasStatus(error, 401) && !hasStatus(error, 429);
// web/src/lib/unsent/own-unsent-queue.ts
/** Keeps what a member changed until the server has it. Returns a function for the queue of the member who is signed in. */
function createOwnUnsentQueue({
  name,
  isSame,
  isFinal = isRefusal,
  session: session$1 = session,
  storage = openStorage,
}) {
  const queues = /* @__PURE__ */ new Map();
  const signedIn = () => session$1.get().user?._id ?? '';
  let latest = signedIn();
  function open(owner) {
    const key = unsentKey(name, owner);
    const isOver = (error) => signedIn() === owner && isFinal(error);
    const queue = createUnsentQueue({
      storage: storage(),
      key,
      isSame,
      isFinal: isOver,
    });
    async function attempt(save, change) {
      if (
        !(await retry(async () => {
          if (signedIn() !== owner) return false;
          await save(change);
          return true;
        }))
      )
        throw new Error('Someone else is signed in');
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
  session$1.subscribe(() => {
    const { token, expired } = session$1.get();
    const owner = latest;
    latest = signedIn();
    if (!token && !expired) queues.get(owner)?.clear();
    if (latest !== owner && !queues.get(owner)?.get().sending) queues.delete(owner);
  });
  return () => {
    const owner = signedIn();
    const queue = queues.get(owner) ?? open(owner);
    queues.set(owner, queue);
    return queue;
  };
}
export { createOwnUnsentQueue as t };
