import { forEachName } from '../names.ts';
import type { ValueOf, Values } from '../values.ts';
import { longestMessage } from './limits.ts';

type ContentField = Values & {
  /** The column of `message`, which is null for a message without it. */
  readonly column: string;
  /** Whether a message can have it alone. */
  readonly suffices: boolean;
  readonly description?: string;
};

const define = <const F extends Readonly<Record<string, ContentField>>>(fields: F): F => fields;

/**
 * What a sender gives to a message, besides a photo and a quote. Sending, history, live events, deletion by the sender and
 * by staff, reports and the export follow from this.
 */
export const contentFields = define({
  text: { kind: 'text', longest: longestMessage, column: 'body', suffices: true },
});

type Fields = typeof contentFields;
export type ContentName = keyof Fields;
export type ContentColumn = Fields[ContentName]['column'];

/** The contents that a message can have alone. */
export type SufficientName = {
  [K in ContentName]: Fields[K]['suffices'] extends true ? K : never;
}[ContentName];

/** The contents of a message. All are null in one that was deleted. */
export type Contents = { readonly [K in ContentName]: ValueOf<Fields[K]> | null };

export const contentNames = Object.keys(contentFields) as ContentName[];
export const contentOf = (name: ContentName): ContentField => contentFields[name];
export const sufficientNames = contentNames.filter((name) => contentOf(name).suffices);
export const contentColumns = contentNames.map((name) => contentFields[name].column);

export const noContents = forEachName(contentNames, () => null);

/** The same for the contents alone. */
export const pickContents = (from: Partial<Contents>) =>
  forEachName(contentNames, (name) => from[name] ?? null) as Contents;

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== '';

/** The contents that a message has. */
export const givenContents = (from: Partial<Contents>) =>
  Object.fromEntries(
    contentNames.flatMap((name) => (isGiven(from[name]) ? [[name, from[name]]] : [])),
  ) as { readonly [K in ContentName]?: NonNullable<Contents[K]> };

/** Whether a message with these contents needs neither a photo nor anything else. */
export const suffices = (contents: Partial<Contents>) =>
  contentNames.some((name) => contentOf(name).suffices && isGiven(contents[name]));
