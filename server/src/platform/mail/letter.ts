import type { links } from './links.ts';

/** A mail before it is written as a page and as plain text. */
export interface Letter {
  readonly subject: string;
  /** What lists of mails show beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly parts: readonly Part[];
  /** Why this came, at the foot. */
  readonly reason: string;
}

export type Part =
  | { readonly text: string }
  | { readonly note: string }
  | { readonly code: string }
  | { readonly label: string; readonly href: string };

/** What a letter may say of the house that sends it. */
export interface House {
  readonly brand: string;
  readonly link: ReturnType<typeof links>;
}

type Writers<M> = {
  readonly [K in keyof M]: (data: M[K], house: House) => Letter;
};

/** The texts of some mails in each language. */
export interface MailTexts<M> {
  readonly en: Writers<M>;
}

/** What stands around every mail, in one language. */
export interface FrameTexts {
  readonly questions: (address: string) => string;
  readonly stop: string;
}
