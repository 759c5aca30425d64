import type * as Type from 'typebox';
import type { Letter, MailContext } from '../mails.ts';
import type { NoticeKindShape, SwitchableOf } from './kinds.ts';

type Kinds = Readonly<Record<string, NoticeKindShape>>;
type AboutOf<K extends NoticeKindShape> = Type.Static<K['about']>;

type KindsWith<K extends Kinds, Fields> = {
  [Name in keyof K]: K[Name] extends Fields ? Name : never;
}[keyof K];

/** How the reader writes dates and numbers. */
export interface TextFormats {
  readonly date: (time: string) => string;
  readonly number: (value: number) => string;
}

/** What the list of notices says. */
export type NoticeSentences<K extends Kinds> = {
  readonly [Name in keyof K]: (about: AboutOf<K[Name]>, format: TextFormats) => string;
};

/** When a notice is sent, next to the switches of each kind that has any. */
export type NoticeSettingTexts<K extends Kinds> = { readonly [Name in SwitchableOf<K>]: string };

/** What a push says to members who want names on their lock screen. */
export type NoticePushes<K extends Kinds> = {
  readonly [Name in keyof K]: (about: AboutOf<K[Name]>) => string;
};

/** A line for a mail about several notices. Names no one, as others may read the mailbox. */
export type NoticeLines<K extends Kinds> = {
  readonly [
    Name in KindsWith<K, { readonly gathered: true } | { readonly showsLine: true }>
  ]: string;
};

/** The kinds whose mails are sent as the member's settings say. */
export type MailedNotice<K extends Kinds> = KindsWith<K, { readonly mailedBy: 'settings' }>;

export type NoticeMails<K extends Kinds> = {
  readonly [Name in MailedNotice<K>]: (about: AboutOf<K[Name]>, context: MailContext) => Letter;
};
