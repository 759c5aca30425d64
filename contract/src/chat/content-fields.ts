import { forEachName } from '../names.ts';
import type { ValueOf, Values } from '../values.ts';
import { longestMessage } from './limits.ts';

type ContentField = Values & {
  /** The column of `message`, which is null for a message without it. */
  readonly column: string;
  readonly description?: string;
};

const define = <const F extends Readonly<Record<string, ContentField>>>(fields: F): F => fields;

/**
 * What a sender gives to a message, besides a photo and a quote. Sending, history, live events, deletion by the sender and
 * by staff, reports and the export follow from this.
 */
export const contentFields = define({
  text: { kind: 'text', longest: longestMessage, column: 'body' },
});

type Fields = typeof contentFields;
export type ContentName = keyof Fields;
export type ContentColumn = Fields[ContentName]['column'];

/** The contents of a message. All are null in one that was deleted. */
export type Contents = { readonly [K in ContentName]: ValueOf<Fields[K]> | null };

export const contentNames = Object.keys(contentFields) as ContentName[];
export const contentOf = (name: ContentName): ContentField => contentFields[name];
export const contentColumns = contentNames.map((name) => contentFields[name].column);

export const noContents = forEachName(contentNames, () => null);

/** The same for the contents alone. */
export const pickContents = (from: Partial<Contents>) =>
  forEachName(contentNames, (name) => from[name] ?? null) as Contents;
