/** How far an import is. */
export const importStates = [
  'receiving',
  'received',
  'checking',
  'checked',
  'running',
  'finished',
  'stopped',
] as const;
export type ImportState = (typeof importStates)[number];

/** What the check of a line says. `ready` and `partly` are imported, the latter without some of their values. */
export const lineOutcomes = [
  'ready',
  'partly',
  'wrong',
  'young',
  'member',
  'invited',
  'duplicate',
  'refused',
] as const;
export type LineOutcome = (typeof lineOutcomes)[number];

/** What is wrong with a value or a line. */
export const lineFaults = [
  'quotes',
  'columns',
  'email-missing',
  'email-invalid',
  'email-throw-away',
  'date-invalid',
  'too-young',
  'too-long',
  'not-visible',
  'country-unknown',
  'city-unknown',
  'interest-unknown',
  'seeking-unknown',
  'language-unknown',
  'is-member',
  'is-invited',
  'is-duplicate',
  'is-refused',
] as const;
export type LineFault = (typeof lineFaults)[number];

export const importLimits = {
  rows: 100_000,
  /** Bytes of a file. */
  bytes: 50_000_000,
  /** Bytes of a part in which the file is sent. */
  partBytes: 500_000,
  columns: 100,
  name: 200,
  source: 200,
  /** Characters of a value that a report on a line shows. */
  shownValue: 60,
} as const;

/** How many days after the mail an invited person is reminded, and after how many what we have of them is deleted. */
export const invitedDays = { reminder: 7, kept: 30 } as const;

/** After so many days the lines of a file are deleted, whether or not it was imported. */
export const importedLineDays = 14;

/** For how many years an import is in the list, and someone who refused is not invited again. */
export const importYears = { listed: 2, refused: 3 } as const;
