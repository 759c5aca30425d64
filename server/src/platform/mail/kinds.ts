import type { StaffRole } from '@kindred/contract/route';
import type { NoticeKind } from '@kindred/contract/notices';
import type { RejectReason } from '@kindred/contract/moderation/photo-review';

/** Every mail there is, and what it is made from. Its words are in `messages/`. */
export interface MailData {
  /**
   * Goes to an address that nobody has proven to own, so nothing that the sender of the registration typed is
   * in it: strangers would be written to in other people's words.
   */
  'verify-email': { code: string; token: string; minutes: number };
  'reset-password': { token: string; minutes: number };
  /** Tells the owner, who may not have been the one who did it. */
  'password-changed': object;
  'present-address': { code: string; minutes: number };
  /** Goes to an address that nobody has proven to own, like the first. */
  'new-address': { code: string; minutes: number };
  'address-changed': object;
  'leaving-code': { code: string; minutes: number };
  /** Until when one can come back, as a moment. */
  leaving: { until: string };
  'archive-ready': { token: string; until: string };
  /** Goes to an address that nobody has proven to own, like the first. */
  invitation: { token: string; role: StaffRole };
  'second-factor':
    | { change: 'on' | 'replaced' | 'off' | 'recovery-codes' }
    | { change: 'recovery-code-used'; left: number };
  /** Mailboxes are read by others too, so neither says what was reported, about whom, or what the answer is. */
  'report-answered': { reference: string };
  /** Says why, and not which: mailboxes are read by others too. */
  'photo-rejected': { reason: RejectReason };
  'report-settled': { reference: string; outcome: 'resolved' | 'closed' | 'rejected' };
}

export type MailKind = keyof MailData;

export interface Stoppable {
  readonly memberId: string;
  readonly kind: NoticeKind;
}

export interface Mail<K extends MailKind = MailKind> {
  readonly to: string;
  readonly kind: K;
  readonly data: MailData[K];
  readonly locale?: string;
  /** A mail that could not be delivered by then is worth nothing and is dropped. */
  readonly goodUntil?: Date;
  /** What it tells of and whom; they can stop mails of this kind by a link in it. */
  readonly notice?: Stoppable;
}
