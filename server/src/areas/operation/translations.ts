import {
  type ReadingState,
  type Translation,
  translations,
} from '@kindred/contract/operation/translations';
import { Object as Row } from 'typebox';
import { OrNull, Text, Timestamp } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';
import { textVersion } from './text-version.ts';

type Language = Translation['language'];

const selectReadings = statement({
  name: 'find_translation_readings',
  text: `select r.language, r.reader, r.version, r.marked_at,
      nullif(concat_ws(' ', p.first_name, p.last_name), '') as marked_by
    from translation_reading r left join profile p on p.member_id = r.marked_by`,
  row: Row({
    language: Text,
    reader: Text,
    version: Text,
    marked_at: Timestamp,
    marked_by: OrNull(Text),
  }),
});

// Texts that were read before and have changed since are marked again; the same ones are marked once.
const insertReading = statement({
  name: 'insert_translation_reading',
  text: `insert into translation_reading as r (language, reader, version, marked_by, marked_at)
    values ($language, $reader, $version, $by, $now)
    on conflict (language) do update set reader = excluded.reader, version = excluded.version,
      marked_by = excluded.marked_by, marked_at = excluded.marked_at
    where r.version <> excluded.version
    returning language`,
  params: {
    language: 'text',
    reader: 'text',
    version: 'text',
    by: 'uuid',
    now: 'timestamptz',
  },
  row: Row({ language: Text }),
});

const deleteReading = statement({
  name: 'delete_translation_reading',
  text: `delete from translation_reading where language = $language and marked_at = $markedAt
    returning reader, version`,
  params: { language: 'text', markedAt: 'timestamptz' },
  row: Row({ reader: Text, version: Text }),
});

const selectReading = statement({
  name: 'find_translation_reading',
  text: 'select reader from translation_reading where language = $language',
  params: { language: 'text' },
  row: Row({ reader: Text }),
});

/** Who read and marked each is for those who may mark it. */
export async function findTranslations(db: Db, withReadings: boolean): Promise<Translation[]> {
  const rows = await selectReadings.all(db);
  return Promise.all(
    translations.map(async (language) => {
      const version = await textVersion(language);
      const row = rows.find((each) => each.language === language);
      const state: ReadingState = row ? (row.version === version ? 'read' : 'changed') : 'unread';
      const reading =
        row && withReadings
          ? {
              reader: row.reader,
              version: row.version,
              markedBy: row.marked_by,
              markedAt: row.marked_at.toISOString(),
            }
          : null;
      return { language, version, state, reading };
    }),
  );
}

interface Reading {
  readonly language: Language;
  readonly reader: string;
  readonly version: string;
  readonly by: string;
  readonly now: Date;
}

export async function addReading(db: Db, reading: Reading) {
  if (reading.version !== (await textVersion(reading.language)))
    throw new AppError('translation_changed');
  if (!(await insertReading.first(db, reading))) throw new AppError('translation_already_marked');
}

/** Removes the mark of this time, and returns it. */
export async function removeReading(db: Db, language: Language, markedAt: Date) {
  const row = await deleteReading.first(db, { language, markedAt });
  if (row) return row;
  const newer = await selectReading.first(db, { language });
  throw new AppError(newer ? 'translation_already_marked' : 'translation_not_marked');
}
