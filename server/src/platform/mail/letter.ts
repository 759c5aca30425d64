import type { links } from './links.ts';

/** A mail before it is written as a page and as plain text. */
export interface Letter {
  readonly subject: string;
  /** The preview that mail programs show next to the subject. */
  readonly preview: string;
  readonly title: string;
  readonly parts: readonly Part[];
  /** Why the reader got this mail, at its end. */
  readonly reason: string;
}

export type Part =
  | { readonly text: string }
  | { readonly note: string }
  | { readonly code: string }
  | { readonly label: string; readonly href: string };

/** The service that sends the letter. */
export interface MailContext {
  readonly brand: string;
  readonly link: ReturnType<typeof links>;
}

type Writers<M> = {
  readonly [K in keyof M]: (data: M[K], context: MailContext) => Letter;
};

/** The texts of some mails in each language. */
export interface MailTexts<M> {
  readonly en: Writers<M>;
}

/** The frame of every mail, in one language. */
export interface FrameTexts {
  readonly questions: (address: string) => string;
  readonly stop: string;
}
