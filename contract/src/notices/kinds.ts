import type * as Type from 'typebox';

export const noticeChannels = ['app', 'mail'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** What a notice of this kind refers to, and the channels that are on by default. */
interface Kind {
  /** Only these fields of a notice leave the server. */
  readonly about: Type.TObject;
  readonly channels: Readonly<Record<NoticeChannel, boolean>>;
  /** The page of the web that a notice leads to. */
  readonly page: string;
  /** What of `about` names a part of that page, if anything does. */
  readonly anchor: string | null;
  /** Nobody can turn it off: it is about what others of the team do. */
  readonly always?: true;
}

type Named<K> = K extends { readonly about: Type.TObject<infer P> } ? keyof P : never;

/** The kinds of one area. */
export const noticeKindsOf = <const K extends Readonly<Record<string, Kind>>>(
  kinds: K & { readonly [N in keyof K]: { readonly anchor: Named<K[N]> | null } },
): K => kinds;
