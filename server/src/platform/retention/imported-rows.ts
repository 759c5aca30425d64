import { importYears, importedLineDays, invitedDays } from '@kindred/contract/imports/outcomes';
import type { OldRows } from './kept-rows.ts';

/** These tables have few rows that are old, and no index to find them. */
const batchWithoutIndex = 50_000;

/** What is kept of imports of members. */
export const importedRows: readonly OldRows[] = [
  {
    table: 'invited',
    deletedWhen: 'mailed_at < $before',
    kept: { days: invitedDays.kept },
    why: 'The imported person has not accepted the invitation in their mail',
    every: 'hour',
  },
  {
    table: 'invited',
    deletedWhen: 'mailed_at is null and created_at < $before',
    kept: { days: 2 * invitedDays.kept },
    why: 'The import was paused before its mail was sent',
    every: 'night',
    batch: batchWithoutIndex,
  },
  {
    table: 'import_line',
    deletedWhen:
      'exists (select from import i where i.id = old.import_id and i.created_at < $before)',
    kept: { days: importedLineDays },
    why: 'The lines of a file are deleted when the import ends, and at the latest then',
    every: 'night',
    batch: batchWithoutIndex,
  },
  {
    table: 'import',
    deletedWhen: `state in ('receiving', 'received', 'checking', 'checked') and created_at < $before`,
    kept: { days: importedLineDays },
    why: 'It was never started',
    every: 'night',
    batch: batchWithoutIndex,
  },
  {
    table: 'import',
    deletedWhen: 'created_at < $before',
    kept: { days: importYears.listed * 365 },
    why: 'Administrators see how many people were imported, and from where',
    every: 'night',
    batch: batchWithoutIndex,
  },
  {
    table: 'refused_invitation',
    deletedWhen: 'refused_at < $before',
    kept: { days: importYears.refused * 365 },
    why: 'Someone who had their imported data deleted is not invited again',
    every: 'night',
  },
];
