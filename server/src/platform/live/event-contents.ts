import {
  type LiveContents,
  type LiveEvent,
  type LiveEvents,
  type LiveKind,
  largestContent,
} from '@kindred/contract/live/events';

export type ContentKind = keyof LiveContents;

/** A stored event of one member. */
export interface StoredEvent<K extends LiveKind = LiveKind> {
  readonly member_id: string;
  readonly number: number;
  readonly kind: K;
  readonly about: LiveEvents[K];
}

/** Reads the contents of some events in their order, each as its member may see it now; null if nothing may be seen. */
export type ContentReader<K extends ContentKind> = (
  events: readonly StoredEvent<K>[],
) => Promise<readonly (LiveContents[K] | null)[]>;

/** What is sent instead of some events, of which their members may no longer be told all. */
export type EventReducer = (
  events: readonly StoredEvent[],
) => Promise<ReadonlyMap<StoredEvent, LiveEvent>>;

type AnyReader = (events: readonly StoredEvent[]) => Promise<readonly (object | null)[]>;

/** With more events than this in one read, a member fetches what changed, which costs less than applying each. */
const maxOfMember = 30;

/** The contents that areas add to events of their kinds when they are sent. */
export function createContents(onFailure: (error: unknown) => void) {
  const readers = new Map<LiveKind, AnyReader>();
  const reducers: { readonly kinds: readonly LiveKind[]; readonly reduce: EventReducer }[] = [];

  async function readWith(reader: AnyReader, events: readonly StoredEvent[]) {
    const found = new Map<StoredEvent, object>();
    try {
      const contents = await reader(events);
      for (const [index, event] of events.entries()) {
        const content = contents[index];
        if (content && isSmall(content)) found.set(event, content);
      }
    } catch (error) {
      // The event itself must arrive: its member then fetches what changed.
      onFailure(error);
    }
    return [...found];
  }

  return {
    add<K extends ContentKind>(kinds: readonly K[], reader: ContentReader<K>) {
      for (const kind of kinds) readers.set(kind, reader as never);
    },
    addReducer: (kinds: readonly LiveKind[], reduce: EventReducer) =>
      void reducers.push({ kinds, reduce }),
    /** Fails if one fails: an event is not sent before it is known what may be told of it. */
    async reduce(events: readonly StoredEvent[]): Promise<ReadonlyMap<StoredEvent, LiveEvent>> {
      const found = await Promise.all(
        reducers.map(async ({ kinds, reduce }) => {
          const own = events.filter(({ kind }) => kinds.includes(kind));
          return own.length > 0 ? reduce(own) : new Map<StoredEvent, LiveEvent>();
        }),
      );
      return new Map(found.flatMap((each) => [...each]));
    },
    async read(events: readonly StoredEvent[]): Promise<ReadonlyMap<StoredEvent, object>> {
      const counts = new Map<string, number>();
      for (const { member_id: id } of events) counts.set(id, (counts.get(id) ?? 0) + 1);
      const few = events.filter(({ member_id: id }) => (counts.get(id) ?? 0) <= maxOfMember);
      const parts = [...new Set(readers.values())].map((reader) => ({
        reader,
        own: few.filter(({ kind }) => readers.get(kind) === reader),
      }));
      const found = await Promise.all(
        parts.flatMap(({ reader, own }) => (own.length > 0 ? [readWith(reader, own)] : [])),
      );
      return new Map(found.flat());
    },
  };
}

export type Contents = ReturnType<typeof createContents>;

const isSmall = (content: object) => Buffer.byteLength(JSON.stringify(content)) <= largestContent;
