import type * as Type from 'typebox';

export const noticeChannels = ['app', 'mail', 'push'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** Whether a channel is on unless the member says otherwise. Nobody can turn off `always`. */
type ChannelSetting = boolean | 'always';

/** The data of a notice of this kind, and how it is sent. */
interface Kind {
  /** Only these fields of a notice leave the server. The database requires all of them. */
  readonly about: Type.TObject;
  readonly channels: Readonly<Record<NoticeChannel, ChannelSetting>>;
  /** The page of the web that a notice leads to. */
  readonly page: string;
  /** The field of `about` that identifies a part of that page, if any does. */
  readonly anchor: string | null;
  /** Several within an hour become one mail. */
  readonly gathered?: true;
  /** The latest one from a person replaces the unread ones. */
  readonly latest?: true;
  /** The mail waits this many minutes, and is not sent if the notice has been read by then. */
  readonly mailAfter?: number;
}

type Named<K> = K extends { readonly about: Type.TObject<infer P> } ? keyof P : never;

/** The kinds of one area. */
export const noticeKindsOf = <const K extends Readonly<Record<string, Kind>>>(
  kinds: K & { readonly [N in keyof K]: { readonly anchor: Named<K[N]> | null } },
): K => kinds;

export type NoticeKindShape = Kind;
