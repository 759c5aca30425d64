import type { DeletedText } from '@kindred/contract/desk/deleted-texts';
import type { ErrorCode, ErrorParams } from '@kindred/contract/error-kinds';
import type { FaultCode } from '@kindred/contract/field-faults';
import type { Language } from '@kindred/contract/languages';
import { minimumAge } from '@kindred/contract/members';
import { forEachName } from '@kindred/contract/names';
import { cardFailureKind } from '@kindred/contract/premium/card-failures';
import type { NoticeKind } from '@kindred/contract/notices/all-kinds';
import type { ProfileNeed } from '@kindred/contract/profiles/needs';
import { maxSavedSearches } from '@kindred/contract/saved-searches';
import type { TextsOfLanguage } from '@kindred/contract/site/own-texts';
import { readCatalogue } from './catalogues.ts';
import { letterCatalogues } from './letters.ts';
import { type Say, listTexts, sayAll, sayNamed } from './messages.ts';
import { sharedTexts } from './shared.ts';

const names = [
  'columns',
  'deleted',
  'devices',
  'errors',
  'faults',
  'fields',
  'frame',
  'lines',
  'needs',
  'pushes',
  'visitors',
] as const;

const catalogues = forEachName(names, (name) => readCatalogue(`service/${name}`));

/** What a column of a file is called. */
export type Heads = (column: string) => string;

/** What the service answers in a language, from `texts/<language>/service`. */
export function saySentences(
  language: Language,
  own: TextsOfLanguage,
  shared = sharedTexts(language, own),
) {
  const all = <Name extends string>(name: (typeof names)[number]) =>
    sayAll<Name>(catalogues[name][language], `service/${name}`, language, own);
  const needs = all<ProfileNeed>('needs');
  const errors = all<ErrorCode>('errors');
  const columns = all('columns');
  /** Those that mention something else than the code has. */
  const others: Partial<{ [Code in ErrorCode]: (params: ErrorParams<Code>) => string }> = {
    card_failed: ({ type, ...failure }) => {
      const kind = cardFailureKind({ ...failure, type: type ?? undefined });
      return errors.card_failed({ failure: shared(`card-failures/${kind}`) });
    },
    profile_lacks: ({ needs: [first, ...more] }) =>
      errors.profile_lacks({ first: first ? needs[first]() : '', others: more.length }),
    saved_searches_full: () => errors.saved_searches_full({ most: maxSavedSearches }),
    too_young_and_deleted: () => errors.too_young_and_deleted({ minimumAge }),
  };
  return {
    errors: { ...errors, ...others } as Readonly<Record<ErrorCode, Say>>,
    faults: all<FaultCode>('faults'),
    /** The heads of the columns of a file. Times in it are in the zone of the service. */
    heads:
      (file: string, values?: { readonly zone: string }): Heads =>
      (column) =>
        sayNamed(columns, `${file}/${column}`, values),
    /** The usual fields of profiles, whose units and choices are within them: `height/unit`. */
    fields: all('fields') as Readonly<Record<string, Say | undefined>>,
    /** Around each mail. */
    frame: all<'questions' | 'stop'>('frame'),
    /** In a mail about several notices, and on a lock screen that shows no names. */
    lines: all<'other'>('lines') as Readonly<
      Record<'other', Say> & Partial<Record<NoticeKind, Say>>
    >,
    pushes: all<NoticeKind | 'several'>('pushes'),
    profileNeeds: needs,
    deletedTexts: all<DeletedText>('deleted'),
    deviceNames: all<'onDevice' | 'onSystem'>('devices'),
    visitorNotes: all<'invitationOnly' | 'regions'>('visitors'),
  };
}

/** Each text that the service says by its id, as people read it. */
export const listSentences = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [
      ...names.map((name) => [`service/${name}`, catalogues[name]] as const),
      ...Object.entries(letterCatalogues),
    ].flatMap(([name, texts]) => listTexts(texts[language], name)),
  );
