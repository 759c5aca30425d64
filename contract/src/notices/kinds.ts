import type * as Type from 'typebox';
import type { WriteParts } from '../mails.ts';
import type { StaffRole } from '../route.ts';

export const noticeChannels = ['app', 'mail', 'push'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** Whether a channel is on unless the member says otherwise. No one can turn off `always`. */
type ChannelSetting = boolean | 'always';

export type NoticeIconName =
  | 'bell'
  | 'crown'
  | 'flag'
  | 'heart'
  | 'hearts'
  | 'message'
  | 'photo'
  | 'scale'
  | 'search'
  | 'shield'
  | 'star';

/** The data of a notice of this kind, and how it is sent. */
interface Kind {
  /** Only these fields of a notice leave the server. `notify` requires all of them. */
  readonly about: Type.TObject;
  readonly channels: Readonly<Record<NoticeChannel, ChannelSetting>>;
  /**
   * Its mail is sent as the member's settings say, or by the area that notifies: immediately, whatever the settings, and
   * to addresses that only the area knows.
   */
  readonly mailedBy: 'settings' | 'area';
  /** The page of the web that a notice leads to. */
  readonly page: string;
  /** The field of `about` that identifies a part of that page, if any does. */
  readonly anchor: string | null;
  readonly icon: NoticeIconName;
  /** It is about people, which its color says. */
  readonly isAboutPeople?: true;
  /** Sent outside of the app only to members who still have this role. */
  readonly role?: StaffRole;
  /** Several within an hour become one mail, with a line for each kind. */
  readonly gathered?: true;
  /** A push without names says the line of the kind, and not only that there is something new. */
  readonly showsLine?: true;
  /** The latest one from a person replaces the unread ones, and those of the last day. */
  readonly latest?: true;
  /** The mail waits this many minutes, and is not sent if by then the notice was read, or the page has shown what it says. */
  readonly mailAfter?: number;
}

type FieldsOf<K> = K extends { readonly about: Type.TObject<infer P> } ? keyof P : never;

/** The kinds of one area. */
export const noticeKindsOf = <const K extends Readonly<Record<string, Kind>>>(
  kinds: K & { readonly [N in keyof K]: { readonly anchor: FieldsOf<K[N]> | null } },
): K => kinds;

export type NoticeKindShape = Kind;

/** The kinds of a record for which members can turn a channel on and off. */
export type SwitchableOf<Kinds extends Readonly<Record<string, Kind>>> = {
  [K in keyof Kinds]: Exclude<Kinds[K]['channels'][NoticeChannel], 'always'> extends never
    ? never
    : K;
}[keyof Kinds];

/** The kinds of a record whose mails are sent as the member's settings say. */
export type MailedKindOf<Kinds extends Readonly<Record<string, Kind>>> = {
  [K in keyof Kinds]: Kinds[K]['mailedBy'] extends 'settings' ? K : never;
}[keyof Kinds];

/** Their letters. The words are with those of the area's other mails. */
export type NoticeLetters<Kinds extends Readonly<Record<string, Kind>>> = {
  readonly [K in MailedKindOf<Kinds>]: WriteParts<Type.Static<Kinds[K]['about']>>;
};
