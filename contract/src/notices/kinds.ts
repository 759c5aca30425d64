import type * as Type from 'typebox';

export const noticeChannels = ['app', 'mail'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** A kind of notice: what it names, and the channels it goes by unless a member says otherwise. */
interface Kind {
  /** Nothing else of a notice leaves the server. */
  readonly about: Type.TObject;
  readonly channels: Readonly<Record<NoticeChannel, boolean>>;
}

/** The kinds of one area. */
export const noticeKindsOf = <const K extends Readonly<Record<string, Kind>>>(kinds: K) => kinds;
