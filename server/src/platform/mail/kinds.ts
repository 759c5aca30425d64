import type { Language } from '@kindred/contract/languages';
import type { MailData, MailKind } from '@kindred/contract/mail-kinds';
import type { OwnText } from '@kindred/contract/site/own-texts';
import type { SwitchableKind } from '@kindred/contract/notices/all-kinds';

export interface Unsubscribable {
  readonly memberId: string;
  /** One for a mail about one notice, more for a digest. */
  readonly kinds: readonly SwitchableKind[];
}

export interface Mail<K extends MailKind = MailKind> {
  readonly to: string;
  readonly kind: K;
  readonly data: MailData[K];
  /** What the receiver reads. */
  readonly language: Language | null;
  /** A mail that could not be delivered by then is dropped. */
  readonly goodUntil?: Date;
  /** It is written and not sent, where the load of the server must not tell whether there was anything to send. */
  readonly unsent?: boolean;
  /** Texts in the owner's words that are not published, in a test of them. */
  readonly ownTexts?: Readonly<Record<string, OwnText>>;
  /** The member and the kinds that they can unsubscribe from by a link. */
  readonly notice?: Unsubscribable;
}
