import type { Area } from '../area.ts';
import type { Mail, MailKind } from './kinds.ts';
import type { FrameTexts, MailContext, Letter } from './letter.ts';
import { en } from './messages/en.ts';

type Writer = (data: unknown, context: MailContext) => Letter;

const frames = { en } satisfies Record<string, FrameTexts>;
type Language = keyof typeof frames;

const isLanguage = (language: string): language is Language => Object.hasOwn(frames, language);

/** The texts of every area's mails. */
export function collectTexts(areas: readonly Area[]) {
  const all = areas.flatMap(({ mailTexts }) => (mailTexts ? [mailTexts] : []));
  const writers: Record<Language, Record<string, Writer>> = {
    en: Object.assign({}, ...all.map((texts) => texts.en)) as Record<string, Writer>,
  };
  return {
    /** The language of the reader if there is one, else English. */
    chooseLanguage(locale = 'en'): { language: Language; frame: FrameTexts } {
      const [wanted = ''] = locale.split('-');
      const language = isLanguage(wanted) ? wanted : 'en';
      return { language, frame: frames[language] };
    },
    writeLetter<K extends MailKind>(
      language: Language,
      { kind, data }: Pick<Mail<K>, 'kind' | 'data'>,
      context: MailContext,
    ): Letter {
      const write = writers[language][kind];
      if (!write) throw new Error(`No area has the text of the mail ${kind}`);
      return write(data, context);
    },
  };
}

export type CollectedTexts = ReturnType<typeof collectTexts>;
