import { type Language, isLanguage } from '@kindred/contract/languages';
import type { MailKind } from '@kindred/contract/mail-kinds';
import type { Letter, MailContext } from '@kindred/contract/mails';
import type { NoticeKind } from '@kindred/contract/notices/all-kinds';
import * as arClauses from '@kindred/contract/texts/ar/clauses';
import { csvHeads as arHeads } from '@kindred/contract/texts/ar/csv-heads';
import * as arDeleted from '@kindred/contract/texts/ar/deleted-texts';
import * as arErrors from '@kindred/contract/texts/ar/errors';
import * as arFaults from '@kindred/contract/texts/ar/field-faults';
import * as arMails from '@kindred/contract/texts/ar/mails';
import * as arNotices from '@kindred/contract/texts/ar/notice-messages';
import * as arNeeds from '@kindred/contract/texts/ar/profile-needs';
import * as deClauses from '@kindred/contract/texts/de/clauses';
import { csvHeads as deHeads } from '@kindred/contract/texts/de/csv-heads';
import * as deDeleted from '@kindred/contract/texts/de/deleted-texts';
import * as deErrors from '@kindred/contract/texts/de/errors';
import * as deFaults from '@kindred/contract/texts/de/field-faults';
import * as deMails from '@kindred/contract/texts/de/mails';
import * as deNotices from '@kindred/contract/texts/de/notice-messages';
import * as deNeeds from '@kindred/contract/texts/de/profile-needs';
import * as enClauses from '@kindred/contract/texts/en/clauses';
import { csvHeads as enHeads } from '@kindred/contract/texts/en/csv-heads';
import * as enDeleted from '@kindred/contract/texts/en/deleted-texts';
import * as enErrors from '@kindred/contract/texts/en/errors';
import * as enFaults from '@kindred/contract/texts/en/field-faults';
import * as enMails from '@kindred/contract/texts/en/mails';
import * as enNotices from '@kindred/contract/texts/en/notice-messages';
import * as enNeeds from '@kindred/contract/texts/en/profile-needs';
import * as esClauses from '@kindred/contract/texts/es/clauses';
import { csvHeads as esHeads } from '@kindred/contract/texts/es/csv-heads';
import * as esDeleted from '@kindred/contract/texts/es/deleted-texts';
import * as esErrors from '@kindred/contract/texts/es/errors';
import * as esFaults from '@kindred/contract/texts/es/field-faults';
import * as esMails from '@kindred/contract/texts/es/mails';
import * as esNotices from '@kindred/contract/texts/es/notice-messages';
import * as esNeeds from '@kindred/contract/texts/es/profile-needs';
import * as frClauses from '@kindred/contract/texts/fr/clauses';
import { csvHeads as frHeads } from '@kindred/contract/texts/fr/csv-heads';
import * as frDeleted from '@kindred/contract/texts/fr/deleted-texts';
import * as frErrors from '@kindred/contract/texts/fr/errors';
import * as frFaults from '@kindred/contract/texts/fr/field-faults';
import * as frMails from '@kindred/contract/texts/fr/mails';
import * as frNotices from '@kindred/contract/texts/fr/notice-messages';
import * as frNeeds from '@kindred/contract/texts/fr/profile-needs';
import * as plClauses from '@kindred/contract/texts/pl/clauses';
import { csvHeads as plHeads } from '@kindred/contract/texts/pl/csv-heads';
import * as plDeleted from '@kindred/contract/texts/pl/deleted-texts';
import * as plErrors from '@kindred/contract/texts/pl/errors';
import * as plFaults from '@kindred/contract/texts/pl/field-faults';
import * as plMails from '@kindred/contract/texts/pl/mails';
import * as plNotices from '@kindred/contract/texts/pl/notice-messages';
import * as plNeeds from '@kindred/contract/texts/pl/profile-needs';
import * as ptClauses from '@kindred/contract/texts/pt/clauses';
import { csvHeads as ptHeads } from '@kindred/contract/texts/pt/csv-heads';
import * as ptDeleted from '@kindred/contract/texts/pt/deleted-texts';
import * as ptErrors from '@kindred/contract/texts/pt/errors';
import * as ptFaults from '@kindred/contract/texts/pt/field-faults';
import * as ptMails from '@kindred/contract/texts/pt/mails';
import * as ptNotices from '@kindred/contract/texts/pt/notice-messages';
import * as ptNeeds from '@kindred/contract/texts/pt/profile-needs';
import type { Translated } from '@kindred/contract/texts/translated';

interface LanguageTexts {
  readonly mails: typeof enMails;
  readonly notices: Translated<Pick<typeof enNotices, 'severalNew' | 'somethingNew'>> &
    Omit<typeof enNotices, 'severalNew' | 'somethingNew'>;
  readonly deleted: typeof enDeleted;
  readonly heads: Translated<typeof enHeads>;
  readonly clauses: Pick<typeof enClauses, 'clauseTexts'>;
  readonly needs: typeof enNeeds;
  readonly errors: typeof enErrors;
  readonly faults: typeof enFaults;
}

/** What the service writes, in each language. A language that lacks a text is a type error. */
const languageTexts: Readonly<Record<Language, LanguageTexts>> = {
  en: {
    mails: enMails,
    notices: enNotices,
    deleted: enDeleted,
    heads: enHeads,
    clauses: enClauses,
    needs: enNeeds,
    errors: enErrors,
    faults: enFaults,
  },
  de: {
    mails: deMails,
    notices: deNotices,
    deleted: deDeleted,
    heads: deHeads,
    clauses: deClauses,
    needs: deNeeds,
    errors: deErrors,
    faults: deFaults,
  },
  fr: {
    mails: frMails,
    notices: frNotices,
    deleted: frDeleted,
    heads: frHeads,
    clauses: frClauses,
    needs: frNeeds,
    errors: frErrors,
    faults: frFaults,
  },
  es: {
    mails: esMails,
    notices: esNotices,
    deleted: esDeleted,
    heads: esHeads,
    clauses: esClauses,
    needs: esNeeds,
    errors: esErrors,
    faults: esFaults,
  },
  pt: {
    mails: ptMails,
    notices: ptNotices,
    deleted: ptDeleted,
    heads: ptHeads,
    clauses: ptClauses,
    needs: ptNeeds,
    errors: ptErrors,
    faults: ptFaults,
  },
  pl: {
    mails: plMails,
    notices: plNotices,
    deleted: plDeleted,
    heads: plHeads,
    clauses: plClauses,
    needs: plNeeds,
    errors: plErrors,
    faults: plFaults,
  },
  ar: {
    mails: arMails,
    notices: arNotices,
    deleted: arDeleted,
    heads: arHeads,
    clauses: arClauses,
    needs: arNeeds,
    errors: arErrors,
    faults: arFaults,
  },
};

type Write = (data: unknown, context: MailContext) => Letter;
/** By code; those with parameters are functions. */
type Sentences = Readonly<Record<string, unknown>>;
type WritePush = (about: unknown) => string;

const inUse = ({
  mails,
  notices,
  deleted,
  heads,
  clauses,
  needs,
  errors,
  faults,
}: LanguageTexts) => ({
  frame: mails.mailFrame,
  letters: { ...mails.mailTexts, ...notices.noticeMails } as Readonly<Record<MailKind, Write>>,
  pushes: notices.noticePushes as Readonly<Record<NoticeKind, WritePush>>,
  lines: notices.noticeLines as Readonly<Partial<Record<NoticeKind, string>>>,
  somethingNew: notices.somethingNew,
  severalNew: notices.severalNew,
  csvHeads: heads,
  deletedTexts: deleted.deletedTextSentences,
  clauseText: clauses.clauseTexts,
  profileNeeds: needs.profileNeedTexts,
  errors: errors.errorTexts as Sentences,
  faults: faults.faultTexts as Sentences,
});
type Texts = ReturnType<typeof inUse>;

const texts = Object.fromEntries(
  Object.entries(languageTexts).map(([language, each]) => [language, inUse(each)]),
) as Readonly<Record<Language, Texts>>;

export type CsvHeads = Texts['csvHeads'];

/** The language of a reader whose own is unknown, or was added by a version of the server that is no longer used. */
export const languageFor = (stored: Language | null | undefined): Language =>
  stored && isLanguage(stored) ? stored : 'en';

/** The texts in the language of a reader. */
export const textsFor = (stored: Language | null | undefined) => texts[languageFor(stored)];
