import { type Language, isLanguage, languageCodes } from '@kindred/contract/languages';
import { forEachName } from '@kindred/contract/names';
import type { FieldTexts } from '@kindred/contract/site/field-templates';
import type { TextsOfLanguage } from '@kindred/contract/site/own-texts';
import type { PageTexts } from '@kindred/contract/site/page-template';
import type * as answers from '@kindred/contract/texts/en/claim-answers';
import type * as clauses from '@kindred/contract/texts/en/clauses';
import type * as heads from '@kindred/contract/texts/en/csv-heads';
import type * as fields from '@kindred/contract/texts/en/field-templates';
import type * as faults from '@kindred/contract/texts/en/import-faults';
import type * as templates from '@kindred/contract/texts/en/page-templates';
import type * as approvals from '@kindred/contract/texts/en/approval-reasons';
import type * as checks from '@kindred/contract/texts/en/photo-checks';
import type * as rejections from '@kindred/contract/texts/en/reject-reasons';
import type * as refusals from '@kindred/contract/texts/en/picture-refusals';
import type * as sanctions from '@kindred/contract/texts/en/sanctions';
import type { Translated } from '@kindred/contract/texts/translated';
import { readCatalogue } from '../../texts/catalogues.ts';
import { writeLetters } from '../../texts/letters.ts';
import { formats } from '../../texts/message-styles.ts';
import { readEach, readModule } from '../../texts/modules.ts';
import { saySentences } from '../../texts/sentences.ts';

/** What the service writes in a language, as modules. */
export interface LanguageTexts {
  readonly claimAnswers: typeof answers.claimAnswers;
  readonly refusals: typeof refusals.refusalTexts;
  readonly sanctions: typeof sanctions.sanctionTexts;
  readonly rejections: typeof rejections.rejectTexts;
  readonly refusedProfiles: typeof approvals.reasonTexts;
  readonly photoChecks: Pick<typeof checks, 'endTexts' | 'refusalTexts'>;
  readonly heads: Translated<typeof heads.csvHeads>;
  readonly clauses: Pick<typeof clauses, 'clauseTexts'>;
  readonly importFaults: typeof faults.importFaults;
  readonly templates: PageTexts;
  readonly fields: FieldTexts;
}

const languageTexts = await readEach(async (language): Promise<LanguageTexts> => {
  const read = <Module>(name: string) => readModule<Module>(language, name);
  return {
    claimAnswers: (await read<typeof answers>('claim-answers')).claimAnswers,
    refusals: (await read<typeof refusals>('picture-refusals')).refusalTexts,
    rejections: (await read<typeof rejections>('reject-reasons')).rejectTexts,
    refusedProfiles: (await read<typeof approvals>('approval-reasons')).reasonTexts,
    photoChecks: await read('photo-checks'),
    sanctions: (await read<typeof sanctions>('sanctions')).sanctionTexts,
    clauses: await read('clauses'),
    heads: (await read<typeof heads>('csv-heads')).csvHeads,
    importFaults: (await read<typeof faults>('import-faults')).importFaults,
    templates: (await read<typeof templates>('page-templates')).pageTemplates,
    fields: (await read<typeof fields>('field-templates')).fieldTemplates,
  };
});

/** What the button for it is called on the page, in words that the law gives. */
const withdrawal = readCatalogue('withdrawal');

/** The texts of a language, or others in the place of some, and what the owner says instead. */
export function textsOf(
  language: Language,
  others: Partial<LanguageTexts> | null,
  own: TextsOfLanguage,
) {
  const texts = { ...languageTexts[language], ...others };
  const { sanctions, refusals, rejections, refusedProfiles, photoChecks, clauses } = texts;
  return {
    ...saySentences(language, own),
    letters: writeLetters(language, own, {
      sanctions,
      refusals,
      rejections,
      refusedProfiles,
      refusedChecks: photoChecks.refusalTexts,
      endedChecks: photoChecks.endTexts,
      clause: clauses.clauseTexts,
      withdrawHere: withdrawal[language]['here'] ?? '',
      day: formats[language].formatDate,
    }),
    clauseText: clauses.clauseTexts,
    claimAnswers: texts.claimAnswers,
    csvHeads: texts.heads,
    importFaults: texts.importFaults,
    pageTemplates: texts.templates,
    fieldTemplates: texts.fields,
  };
}
export type Texts = ReturnType<typeof textsOf>;

const texts = forEachName(languageCodes, (language) => textsOf(language, null, {}));

/** From now on the service says these texts in the language, or again its own. */
export function sayInstead(
  language: Language,
  others: Partial<LanguageTexts> | null,
  own: TextsOfLanguage,
) {
  texts[language] = textsOf(language, others, own);
}

export type CsvHeads = Texts['csvHeads'];

/** The language of a reader whose own is unknown, or was added by a version of the server that is no longer used. */
export const languageFor = (stored: Language | null | undefined): Language =>
  stored && isLanguage(stored) ? stored : 'en';

/** The texts in the language of a reader. */
export const textsFor = (stored: Language | null | undefined) => texts[languageFor(stored)];
