import type { Chat } from '../chat.ts';
import type { Message } from '../chat/message.ts';
import type { Unread } from '../chat/unread.ts';
import type { MatchMoment } from '../likes/moment.ts';

/** The data of each kind of live event, as it is stored. Only ids and numbers: see `LiveContents`. */
export interface LiveEvents {
  /** A new message in a conversation with `memberId`, sent by either of the two. */
  readonly message: { readonly memberId: string; readonly number: number };
  /**
   * A message was edited or deleted, or someone reacted to it. `change` is null if the member deleted it for themselves.
   */
  readonly messageChanged: {
    readonly memberId: string;
    readonly number: number;
    readonly change: number | null;
  };
  /** Everything up to `number` was read: by `memberId`, or by the member on another screen. */
  readonly read: {
    readonly memberId: string;
    readonly number: number;
    readonly by: 'other' | 'self';
  };
  readonly typing: { readonly memberId: string; readonly until: string };
  readonly presence: { readonly memberId: string; readonly online: boolean };
  readonly match: { readonly memberId: string };
  /** The member has seen this match, on one of their screens. */
  readonly matchSeen: { readonly memberId: string };
  /** Unmatched, blocked, or the account is gone: the event does not say which. */
  readonly matchEnded: { readonly memberId: string };
  /** A conversation changed in another way, such as being archived, or its draft was saved. */
  readonly conversation: { readonly memberId: string };
  /** The number of people who like the member changed: by a new like, one that was undone, or what the member decided. */
  readonly likes: object;
  /** The list of notices changed. */
  readonly notices: object;
  /** The member's own reports changed. */
  readonly ownReports: object;
  /** The account itself changed: premium, confirmation of the address, role. */
  readonly account: object;
  /** A colleague has this case open, and repeats this before then. */
  readonly looking: {
    readonly caseId: string;
    readonly memberId: string;
    readonly until: string;
  };
  /** Something that staff see changed, and should be fetched again. */
  readonly staff: { readonly topics: readonly StaffTopic[] };
}

export const staffTopics = ['dashboard', 'reports', 'photos', 'users'] as const;
export type StaffTopic = (typeof staffTopics)[number];

/** A chat as its member sees it when the event is sent, with the message that the event is about. */
export interface ChatContent {
  readonly chat: Chat;
  readonly unread: Unread;
  readonly message: Message | null;
}

/** The kinds of events about one chat, which bring it along. */
export const chatKinds = ['message', 'messageChanged', 'read', 'conversation'] as const;
export type ChatKind = (typeof chatKinds)[number];

/**
 * What an event brings along. It is read when the event is sent, as its member may see it by then, and it is never stored.
 * A client that gets an event without it fetches what changed.
 */
export type LiveContents = Readonly<Record<ChatKind, ChatContent>> & {
  readonly notices: { readonly unread: number };
  /** Null for the member who made the match, and for one who has seen it. */
  readonly match: { readonly moment: MatchMoment | null };
};

export type LiveKind = keyof LiveEvents;

export type LiveContent<K extends LiveKind> = K extends keyof LiveContents
  ? LiveContents[K]
  : never;

/** The largest content of one event, in bytes of JSON. */
export const largestContent = 16 * 1024;

export type LiveEvent = {
  [K in LiveKind]: { readonly kind: K; readonly about: LiveEvents[K] };
}[LiveKind];
