import type { CannedText, NewText, TextVersions } from '@kindred/contract/desk/texts';
import { type Language, languageCodes } from '@kindred/contract/languages';
import { forEachName } from '@kindred/contract/names';
import { messages as m } from '#texts/desk-texts.ts';
import { bodyError } from './placeholders.tsx';

interface Version {
  title: string;
  body: string;
}

/** The form values of a text: an empty string means not written, or not chosen. */
export interface TextValues {
  versions: Record<Language, Version>;
  problem_type: NonNullable<CannedText['problem_type']> | '';
  action: NonNullable<CannedText['action']> | '';
  clause: NonNullable<CannedText['clause']> | '';
}

export const valuesOf = (text: CannedText | null): TextValues => ({
  versions: forEachName(languageCodes, (code): Version => ({
    title: '',
    body: '',
    ...text?.versions[code],
  })),
  problem_type: text?.problem_type ?? '',
  action: text?.action ?? '',
  clause: text?.clause ?? '',
});

const isWritten = ({ title, body }: Version) => Boolean(title.trim() || body.trim());

/** The languages in which something was written. */
export const writtenIn = ({ versions }: Pick<TextValues, 'versions'>) =>
  languageCodes.filter((code) => isWritten(versions[code]));

/** The languages without a version. */
export const missingIn = (versions: TextVersions) =>
  languageCodes.filter((code) => !versions[code]);

/** What is wrong in the versions that were begun, or in the shown one if there is none. */
export function errorsOf(kind: CannedText['kind'], values: TextValues, shown: Language) {
  const written = writtenIn(values);
  const checked = written.length > 0 ? written : [shown];
  return Object.fromEntries(
    checked.flatMap((code) => {
      const { title, body } = values.versions[code];
      const wrong = bodyError(kind, body);
      return [
        ...(title.trim() ? [] : [[`versions.${code}.title`, m.titleMissing]]),
        ...(wrong ? [[`versions.${code}.body`, wrong]] : []),
      ];
    }),
  ) as Record<string, string>;
}

/** A version whose fields are empty is left out. */
export const toText = (kind: CannedText['kind'], values: TextValues): NewText => ({
  kind,
  versions: Object.fromEntries(
    writtenIn(values).map((code) => {
      const { title, body } = values.versions[code];
      return [code, { title: title.trim(), body: body.trim() }];
    }),
  ),
  problem_type: values.problem_type || null,
  action: values.action || null,
  clause: (kind === 'reason' && values.clause) || null,
});
