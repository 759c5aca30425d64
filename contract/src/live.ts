import * as Type from 'typebox';
import { Failure, Id, Nullable, strict } from './common.ts';
import type { LiveContent, LiveEvents, LiveKind } from './live/events.ts';
import type { Route } from './route.ts';

/** Why the server closes a socket. The codes below 4000 are those of the protocol. */
export const closeCodes = {
  /** The process is stopping; connect again. */
  restart: 1012,
  /** Connect again later. */
  busy: 1013,
  /** The frame is unknown or too long. */
  badFrame: 1008,
  /** The token is unknown, has expired, or its session has ended. */
  unauthenticated: 4401,
  /** The member, or the network, has too many sockets or sends too much. */
  tooMany: 4429,
} as const;

/** Milliseconds between two heartbeats. A client without one for twice as long reconnects. */
export const heartbeat = 25_000;

/** The length is in UTF-16 units. */
export const longestFrame = 4096;

/** What a client says through the socket. Others may hear of it, and none of it is stored as an event. */
export const clientEvents = {
  /** Someone was at the page while it showed a new match with this person, or a new message from them. */
  newsSeen: Type.Object({ memberId: Id }, strict),
  typing: Type.Object({ memberId: Id }, strict),
  /** A member of staff has a case open. */
  looking: Type.Object({ caseId: Id }, strict),
} as const;
export type ClientEventKind = keyof typeof clientEvents;
export type ClientEvents = { [K in ClientEventKind]: Type.Static<(typeof clientEvents)[K]> };

/** The most seconds of events that a new page can get; one that has been reading for longer fetches again. */
export const longestReading = 60;

/** The first frame opens the channel. It is sent again with each new token. */
export const AuthFrame = Type.Object(
  {
    type: Type.Literal('auth'),
    token: Type.String({ maxLength: 2048 }),
    /** The number of the last event received; null for a new page. */
    since: Nullable(Type.Integer({ minimum: 0 })),
    /** The seconds for which a new page has been reading data: it gets the events of that time. */
    reading: Type.Optional(Type.Integer({ minimum: 0, maximum: longestReading })),
  },
  strict,
);

export type AuthFrame = Type.Static<typeof AuthFrame>;

export const SayFrame = Type.Object(
  { type: Type.Literal('say'), kind: Type.String({ maxLength: 40 }), about: Type.Unknown() },
  strict,
);

export type ClientFrame =
  | AuthFrame
  | { [K in ClientEventKind]: { type: 'say'; kind: K; about: ClientEvents[K] } }[ClientEventKind];

/** Events with a number are stored for some days; the others are sent once. */
export type EventFrame = {
  [K in LiveKind]: {
    readonly type: 'event';
    readonly number?: number;
    readonly kind: K;
    readonly about: LiveEvents[K];
    readonly content?: LiveContent<K>;
    /** What was committed when it was sent, to be sent along with later requests (`seen-until`), if the service reads from replicas. */
    readonly seenUntil?: string;
  };
}[LiveKind];

export type ServerFrame =
  /** After each token. With `reset` events were missed that are no longer stored: fetch everything again. */
  | {
      readonly type: 'open';
      readonly number: number;
      readonly reset: boolean;
      readonly until: number;
      /** As of an event, for what is fetched again. */
      readonly seenUntil?: string;
    }
  | EventFrame
  | { readonly type: 'beat' };

export const openLive = {
  method: 'GET',
  url: '/live',
  access: 'public',
  schema: {
    tags: ['Live'],
    summary: 'The live channel, a WebSocket; its first frame has the access token',
    response: { 426: Failure },
  },
} as const satisfies Route;
