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

/** What a letter is written with. */
export interface Writing extends MailContext {
  /**
   * Says a text of the mail, or one that it shares with others of its area, from
   * `texts/<language>/service/mails/<area>.json`. It can mention the mail's data, the brand and these values.
   */
  readonly say: (name: string, values?: object) => string;
  /** Says a text that a page has, too, by its catalogue and its name there: `sanctions/ban/title`. */
  readonly shared: (path: string, values?: object) => string;
}

/** A text is a paragraph. What is false or null is left out. */
type PlannedPart = string | false | null | Exclude<LetterPart, { readonly text: string }>;

/**
 * What is not given is the text of that name; without a text `subject`, the title. Why the reader got the mail is always
 * the text `reason`.
 */
interface PlannedLetter {
  readonly subject?: string;
  readonly preview?: string;
  readonly title?: string;
  readonly parts: readonly PlannedPart[];
}

/** Puts a letter together, in any language. */
export type WriteParts<Data> = (
  data: Data,
  writing: Writing,
) => PlannedLetter | readonly PlannedPart[];

/** The letters of an area's mails. */
export type Letters<Kinds> = {
  readonly [Kind in keyof Kinds]: WriteParts<MailDataOf<Kinds[Kind]>>;
};
