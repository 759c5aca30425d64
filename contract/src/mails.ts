import type * as Type from 'typebox';
import type { links } from './mail-links.ts';

/** What belongs to one mail. Its code is its name in the record of its area. */
interface MailKindShape {
  /** What its text mentions. */
  readonly data?: Type.TSchema;
  /** It helps to confirm an address, or to get in or out, so that an account that does not own its address may send it. */
  readonly toUnconfirmed?: true;
}

/** The mails that an area sends itself. Those about notices follow from the kinds of notices. */
export const defineMails = <const Kinds extends Readonly<Record<string, MailKindShape>>>(
  kinds: Kinds,
) => kinds;

export type MailDataOf<Kind> = Kind extends { readonly data: infer Data extends Type.TSchema }
  ? Type.Static<Data>
  : object;

/** A mail before it is written as a page and as plain text. */
export interface Letter {
  readonly subject: string;
  /** The preview that mail programs show next to the subject. */
  readonly preview: string;
  readonly title: string;
  readonly parts: readonly LetterPart[];
  /** Why the reader got this mail, at its end. */
  readonly reason: string;
}

export type LetterPart =
  | { readonly text: string }
  /** What a person wrote, perhaps in another language than that of the letter. */
  | { readonly written: string }
  | { readonly note: string }
  | { readonly code: string }
  | { readonly label: string; readonly href: string };

/** The service that sends the letter. */
export interface MailContext {
  readonly brand: string;
  readonly link: ReturnType<typeof links>;
  /** The day of a time where the site is, as pages show it. */
  readonly dayOf: (time: string) => string;
}

/** The letters of a record in one language. */
export type MailTexts<Kinds> = {
  readonly [Kind in keyof Kinds]: (data: MailDataOf<Kinds[Kind]>, context: MailContext) => Letter;
};

/** What every mail has around its letter, in one language. */
export interface MailFrameTexts {
  readonly questions: (address: string) => string;
  readonly stop: string;
}
