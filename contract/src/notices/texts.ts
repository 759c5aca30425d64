import type * as Type from 'typebox';
import type { WriteParts } from '../mails.ts';
import type { NoticeKindShape } from './kinds.ts';

type Kinds = Readonly<Record<string, NoticeKindShape>>;
type AboutOf<K extends NoticeKindShape> = Type.Static<K['about']>;

type KindsWith<K extends Kinds, Fields> = {
  [Name in keyof K]: K[Name] extends Fields ? Name : never;
}[keyof K];

/** The kinds whose mails are sent as the member's settings say. */
export type MailedNotice<K extends Kinds> = KindsWith<K, { readonly mailedBy: 'settings' }>;

/** Their letters. The words are with those of the area's other mails. */
export type NoticeLetters<K extends Kinds> = {
  readonly [Name in MailedNotice<K>]: WriteParts<AboutOf<K[Name]>>;
};
