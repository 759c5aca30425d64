import type { NoticeKind } from '@kindred/contract/notices';

/** Every mail there is, and what it is made from. Each area adds its own, with their texts. */
export interface MailData {}

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
