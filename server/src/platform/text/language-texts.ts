import { type Language, isLanguage } from '@kindred/contract/languages';
import type { MailKind } from '@kindred/contract/mail-kinds';
import type { Letter, MailContext } from '@kindred/contract/mails';
import type { NoticeKind } from '@kindred/contract/notices/all-kinds';
import * as arClauses from '@kindred/contract/texts/ar/clauses';
import { csvHeads as arHeads } from '@kindred/contract/texts/ar/csv-heads';
import * as arDeleted from '@kindred/contract/texts/ar/deleted-texts';
import { deviceNames as arDevices } from '@kindred/contract/texts/ar/device-names';
import * as arErrors from '@kindred/contract/texts/ar/errors';
import * as arFaults from '@kindred/contract/texts/ar/field-faults';
import { importFaults as arImportFaults } from '@kindred/contract/texts/ar/import-faults';
import * as arMails from '@kindred/contract/texts/ar/mails';
import * as arNotices from '@kindred/contract/texts/ar/notice-messages';
import { fieldTemplates as arFields } from '@kindred/contract/texts/ar/field-templates';
import { pageTemplates as arTemplates } from '@kindred/contract/texts/ar/page-templates';
import { visitorNotes as arVisitors } from '@kindred/contract/texts/ar/visitor-notes';
import * as arNeeds from '@kindred/contract/texts/ar/profile-needs';
import * as deClauses from '@kindred/contract/texts/de/clauses';
import { csvHeads as deHeads } from '@kindred/contract/texts/de/csv-heads';
import * as deDeleted from '@kindred/contract/texts/de/deleted-texts';
import { deviceNames as deDevices } from '@kindred/contract/texts/de/device-names';
import * as deErrors from '@kindred/contract/texts/de/errors';
import * as deFaults from '@kindred/contract/texts/de/field-faults';
import { importFaults as deImportFaults } from '@kindred/contract/texts/de/import-faults';
import * as deMails from '@kindred/contract/texts/de/mails';
import * as deNotices from '@kindred/contract/texts/de/notice-messages';
import { fieldTemplates as deFields } from '@kindred/contract/texts/de/field-templates';
import { pageTemplates as deTemplates } from '@kindred/contract/texts/de/page-templates';
import { visitorNotes as deVisitors } from '@kindred/contract/texts/de/visitor-notes';
import * as deNeeds from '@kindred/contract/texts/de/profile-needs';
import * as enClauses from '@kindred/contract/texts/en/clauses';
import { csvHeads as enHeads } from '@kindred/contract/texts/en/csv-heads';
import * as enDeleted from '@kindred/contract/texts/en/deleted-texts';
import { deviceNames as enDevices } from '@kindred/contract/texts/en/device-names';
import * as enErrors from '@kindred/contract/texts/en/errors';
import * as enFaults from '@kindred/contract/texts/en/field-faults';
import { importFaults as enImportFaults } from '@kindred/contract/texts/en/import-faults';
import * as enMails from '@kindred/contract/texts/en/mails';
import * as enNotices from '@kindred/contract/texts/en/notice-messages';
import { fieldTemplates as enFields } from '@kindred/contract/texts/en/field-templates';
import { pageTemplates as enTemplates } from '@kindred/contract/texts/en/page-templates';
import { visitorNotes as enVisitors } from '@kindred/contract/texts/en/visitor-notes';
import * as enNeeds from '@kindred/contract/texts/en/profile-needs';
import * as esClauses from '@kindred/contract/texts/es/clauses';
import { csvHeads as esHeads } from '@kindred/contract/texts/es/csv-heads';
import * as esDeleted from '@kindred/contract/texts/es/deleted-texts';
import { deviceNames as esDevices } from '@kindred/contract/texts/es/device-names';
import * as esErrors from '@kindred/contract/texts/es/errors';
import * as esFaults from '@kindred/contract/texts/es/field-faults';
import { importFaults as esImportFaults } from '@kindred/contract/texts/es/import-faults';
import * as esMails from '@kindred/contract/texts/es/mails';
import * as esNotices from '@kindred/contract/texts/es/notice-messages';
import { fieldTemplates as esFields } from '@kindred/contract/texts/es/field-templates';
import { pageTemplates as esTemplates } from '@kindred/contract/texts/es/page-templates';
import { visitorNotes as esVisitors } from '@kindred/contract/texts/es/visitor-notes';
import * as esNeeds from '@kindred/contract/texts/es/profile-needs';
import * as frClauses from '@kindred/contract/texts/fr/clauses';
import { csvHeads as frHeads } from '@kindred/contract/texts/fr/csv-heads';
import * as frDeleted from '@kindred/contract/texts/fr/deleted-texts';
import { deviceNames as frDevices } from '@kindred/contract/texts/fr/device-names';
import * as frErrors from '@kindred/contract/texts/fr/errors';
import * as frFaults from '@kindred/contract/texts/fr/field-faults';
import { importFaults as frImportFaults } from '@kindred/contract/texts/fr/import-faults';
import * as frMails from '@kindred/contract/texts/fr/mails';
import * as frNotices from '@kindred/contract/texts/fr/notice-messages';
import { fieldTemplates as frFields } from '@kindred/contract/texts/fr/field-templates';
import { pageTemplates as frTemplates } from '@kindred/contract/texts/fr/page-templates';
import { visitorNotes as frVisitors } from '@kindred/contract/texts/fr/visitor-notes';
import * as frNeeds from '@kindred/contract/texts/fr/profile-needs';
import * as plClauses from '@kindred/contract/texts/pl/clauses';
import { csvHeads as plHeads } from '@kindred/contract/texts/pl/csv-heads';
import * as plDeleted from '@kindred/contract/texts/pl/deleted-texts';
import { deviceNames as plDevices } from '@kindred/contract/texts/pl/device-names';
import * as plErrors from '@kindred/contract/texts/pl/errors';
import * as plFaults from '@kindred/contract/texts/pl/field-faults';
import { importFaults as plImportFaults } from '@kindred/contract/texts/pl/import-faults';
import * as plMails from '@kindred/contract/texts/pl/mails';
import * as plNotices from '@kindred/contract/texts/pl/notice-messages';
import { fieldTemplates as plFields } from '@kindred/contract/texts/pl/field-templates';
import { pageTemplates as plTemplates } from '@kindred/contract/texts/pl/page-templates';
import { visitorNotes as plVisitors } from '@kindred/contract/texts/pl/visitor-notes';
import * as plNeeds from '@kindred/contract/texts/pl/profile-needs';
import * as ptClauses from '@kindred/contract/texts/pt/clauses';
import { csvHeads as ptHeads } from '@kindred/contract/texts/pt/csv-heads';
import * as ptDeleted from '@kindred/contract/texts/pt/deleted-texts';
import { deviceNames as ptDevices } from '@kindred/contract/texts/pt/device-names';
import * as ptErrors from '@kindred/contract/texts/pt/errors';
import * as ptFaults from '@kindred/contract/texts/pt/field-faults';
import { importFaults as ptImportFaults } from '@kindred/contract/texts/pt/import-faults';
import * as ptMails from '@kindred/contract/texts/pt/mails';
import * as ptNotices from '@kindred/contract/texts/pt/notice-messages';
import { fieldTemplates as ptFields } from '@kindred/contract/texts/pt/field-templates';
import { pageTemplates as ptTemplates } from '@kindred/contract/texts/pt/page-templates';
import { visitorNotes as ptVisitors } from '@kindred/contract/texts/pt/visitor-notes';
import * as ptNeeds from '@kindred/contract/texts/pt/profile-needs';
import type { FieldTexts } from '@kindred/contract/site/field-templates';
import type { PageTexts } from '@kindred/contract/site/page-template';
import type { Translated } from '@kindred/contract/texts/translated';

export interface LanguageTexts {
  readonly mails: typeof enMails;
  readonly notices: Translated<Pick<typeof enNotices, 'severalNew' | 'somethingNew'>> &
    Omit<typeof enNotices, 'severalNew' | 'somethingNew'>;
  readonly deleted: typeof enDeleted;
  readonly devices: typeof enDevices;
  readonly heads: Translated<typeof enHeads>;
  readonly clauses: Pick<typeof enClauses, 'clauseTexts'>;
  readonly needs: typeof enNeeds;
  readonly errors: typeof enErrors;
  readonly faults: typeof enFaults;
  readonly importFaults: typeof enImportFaults;
  readonly visitorNotes: Translated<typeof enVisitors>;
  readonly templates: PageTexts;
  readonly fields: FieldTexts;
}

/** What the service writes, in each language. A language that lacks a text is a type error. */
const languageTexts: Readonly<Record<Language, LanguageTexts>> = {
  en: {
    mails: enMails,
    notices: enNotices,
    deleted: enDeleted,
    devices: enDevices,
    heads: enHeads,
    clauses: enClauses,
    needs: enNeeds,
    errors: enErrors,
    faults: enFaults,
    importFaults: enImportFaults,
    visitorNotes: enVisitors,
    templates: enTemplates,
    fields: enFields,
  },
  de: {
    mails: deMails,
    notices: deNotices,
    deleted: deDeleted,
    devices: deDevices,
    heads: deHeads,
    clauses: deClauses,
    needs: deNeeds,
    errors: deErrors,
    faults: deFaults,
    importFaults: deImportFaults,
    visitorNotes: deVisitors,
    templates: deTemplates,
    fields: deFields,
  },
  fr: {
    mails: frMails,
    notices: frNotices,
    deleted: frDeleted,
    devices: frDevices,
    heads: frHeads,
    clauses: frClauses,
    needs: frNeeds,
    errors: frErrors,
    faults: frFaults,
    importFaults: frImportFaults,
    visitorNotes: frVisitors,
    templates: frTemplates,
    fields: frFields,
  },
  es: {
    mails: esMails,
    notices: esNotices,
    deleted: esDeleted,
    devices: esDevices,
    heads: esHeads,
    clauses: esClauses,
    needs: esNeeds,
    errors: esErrors,
    faults: esFaults,
    importFaults: esImportFaults,
    visitorNotes: esVisitors,
    templates: esTemplates,
    fields: esFields,
  },
  pt: {
    mails: ptMails,
    notices: ptNotices,
    deleted: ptDeleted,
    devices: ptDevices,
    heads: ptHeads,
    clauses: ptClauses,
    needs: ptNeeds,
    errors: ptErrors,
    faults: ptFaults,
    importFaults: ptImportFaults,
    visitorNotes: ptVisitors,
    templates: ptTemplates,
    fields: ptFields,
  },
  pl: {
    mails: plMails,
    notices: plNotices,
    deleted: plDeleted,
    devices: plDevices,
    heads: plHeads,
    clauses: plClauses,
    needs: plNeeds,
    errors: plErrors,
    faults: plFaults,
    importFaults: plImportFaults,
    visitorNotes: plVisitors,
    templates: plTemplates,
    fields: plFields,
  },
  ar: {
    mails: arMails,
    notices: arNotices,
    deleted: arDeleted,
    devices: arDevices,
    heads: arHeads,
    clauses: arClauses,
    needs: arNeeds,
    errors: arErrors,
    faults: arFaults,
    importFaults: arImportFaults,
    visitorNotes: arVisitors,
    templates: arTemplates,
    fields: arFields,
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
  devices,
  heads,
  clauses,
  needs,
  errors,
  faults,
  importFaults,
  visitorNotes,
  templates,
  fields,
}: LanguageTexts) => ({
  frame: mails.mailFrame,
  letters: { ...mails.mailTexts, ...notices.noticeMails } as Readonly<Record<MailKind, Write>>,
  pushes: notices.noticePushes as Readonly<Record<NoticeKind, WritePush>>,
  lines: notices.noticeLines as Readonly<Partial<Record<NoticeKind, string>>>,
  somethingNew: notices.somethingNew,
  severalNew: notices.severalNew,
  csvHeads: heads,
  deletedTexts: deleted.deletedTextSentences,
  deviceNames: devices,
  clauseText: clauses.clauseTexts,
  claimAnswers: mails.claimAnswers,
  profileNeeds: needs.profileNeedTexts,
  errors: errors.errorTexts as Sentences,
  faults: faults.faultTexts as Sentences,
  importFaults,
  visitorNotes,
  pageTemplates: templates,
  fieldTemplates: fields,
});
export type Texts = ReturnType<typeof inUse>;

const texts = Object.fromEntries(
  Object.entries(languageTexts).map(([language, each]) => [language, inUse(each)]),
) as Record<Language, Texts>;

/** The texts of a language, or others in their place. */
export const textsOf = (language: Language, others: LanguageTexts | null) =>
  inUse(others ?? languageTexts[language]);

/** From now on the service says these texts in the language, or again its own. */
export function sayInstead(language: Language, others: LanguageTexts | null) {
  texts[language] = textsOf(language, others);
}

export type CsvHeads = Texts['csvHeads'];

/** The language of a reader whose own is unknown, or was added by a version of the server that is no longer used. */
export const languageFor = (stored: Language | null | undefined): Language =>
  stored && isLanguage(stored) ? stored : 'en';

/** The texts in the language of a reader. */
export const textsFor = (stored: Language | null | undefined) => texts[languageFor(stored)];
