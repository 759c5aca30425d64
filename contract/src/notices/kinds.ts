import type * as Type from 'typebox';

export const noticeChannels = ['app', 'mail'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** What a notice of this kind refers to, and the channels that are on by default. */
interface Kind {
  /** Only these fields of a notice leave the server. */
  readonly about: Type.TObject;
  readonly channels: Readonly<Record<NoticeChannel, boolean>>;
}

/** The kinds of one area. */
export const noticeKindsOf = <const K extends Readonly<Record<string, Kind>>>(kinds: K) => kinds;
