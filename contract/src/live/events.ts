/**
 * The data of each kind of live event. Only ids and numbers: their content is read from the API, which knows
 * who may see it at that time.
 */
export interface LiveEvents {
  /** A new message in a conversation with `memberId`, sent by either of the two. */
  readonly message: { readonly memberId: string; readonly number: number };
  /** A message was edited or deleted, or someone reacted to it. */
  readonly messageChanged: { readonly memberId: string; readonly number: number };
  /** Everything up to `number` was read: by `memberId`, or by the member on another screen. */
  readonly read: {
    readonly memberId: string;
    readonly number: number;
    readonly by: 'other' | 'self';
  };
  readonly typing: { readonly memberId: string; readonly until: string };
  readonly presence: { readonly memberId: string; readonly online: boolean };
  readonly match: { readonly memberId: string };
  /** Unmatched, blocked, or the account is gone: the event does not say which. */
  readonly matchEnded: { readonly memberId: string };
  /** A conversation changed in another way, such as being muted or archived. */
  readonly conversation: { readonly memberId: string };
  /** Someone liked a member who may see who it was, or likes of several were announced to one who may not. */
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

export type LiveKind = keyof LiveEvents;

export type LiveEvent = {
  [K in LiveKind]: { readonly kind: K; readonly about: LiveEvents[K] };
}[LiveKind];
