import {
  type ContentName,
  type Contents,
  contentNames,
  contentOf,
} from '@kindred/contract/chat/content-fields';
import { forEachName } from '@kindred/contract/names';
import type { TUnsafe } from 'typebox';
import { Flag, Integer, OrNull, Text } from '../../../db/columns.ts';

const types = {
  text: ['text?', Text],
  search: ['text?', Text],
  choice: ['text?', Text],
  whole: ['int4?', Integer],
  flag: ['bool?', Flag],
} as const;

const typeOf = (name: ContentName) => types[contentOf(name).kind];

/** The contents of a message as parameters of a statement, and in its rows. */
export const contentParams = forEachName(contentNames, (name) => typeOf(name)[0]);
export const ContentFields = forEachName(contentNames, (name) =>
  OrNull(typeOf(name)[1]),
) as unknown as {
  [K in ContentName]: TUnsafe<Contents[K]>;
};

/** The same for the message that another one quotes. */
export const QuotedFields = Object.fromEntries(
  contentNames.map((name) => [`quoted_${name}`, ContentFields[name]]),
) as { [K in ContentName as `quoted_${K}`]: TUnsafe<Contents[K]> };

/** The SQL for each of the contents, separated by commas. */
export const listContents = (sqlOf: (column: string, name: ContentName) => string) =>
  contentNames.map((name) => sqlOf(contentOf(name).column, name)).join(', ');

/** The changed columns of a message that is deleted for both. */
export const emptied = `${listContents((column) => `${column} = null`)}, photo_id = null,
      sender_reaction = null, receiver_reaction = null`;
