import type { MailKind } from '@kindred/contract/mail-kinds';
import type { Letter, MailContext } from '@kindred/contract/mails';
import { mailFrame, mailTexts } from '@kindred/contract/texts/en/mails';
import { noticeMails } from '@kindred/contract/texts/en/notice-messages';
import type { Mail } from './kinds.ts';

type Write = (data: unknown, context: MailContext) => Letter;

const languages = {
  en: { frame: mailFrame, letters: { ...mailTexts, ...noticeMails } as Record<MailKind, Write> },
};
type Language = keyof typeof languages;

const isLanguage = (language: string): language is Language => Object.hasOwn(languages, language);

/** The language of the reader if there are texts in it, else English. */
export function chooseLanguage(locale = 'en') {
  const [wanted = ''] = locale.split('-');
  const language = isLanguage(wanted) ? wanted : 'en';
  return { language, frame: languages[language].frame };
}

export const writeLetter = (
  language: Language,
  { kind, data }: Pick<Mail, 'kind' | 'data'>,
  context: MailContext,
) => languages[language].letters[kind](data, context);
