import type { Language } from '@kindred/contract/languages';
import { type MailKind, letters } from '@kindred/contract/mail-kinds';
import type { Letter, MailContext, WriteParts, Writing } from '@kindred/contract/mails';
import type { TextsOfLanguage } from '@kindred/contract/site/own-texts';
import { readCatalogue } from './catalogues.ts';
import { type Say, sayAll } from './messages.ts';

/** Writes a letter. The type of `sendMail` checks what it is about. */
type WriteLetter = (data: unknown, context: MailContext) => Letter;

/** The words of an area's letters are a catalogue. */
const areas = Object.entries(letters).map(([area, kinds]) => ({
  catalogue: `service/mails/${area}`,
  texts: readCatalogue(`service/mails/${area}`),
  kinds: Object.entries(kinds as Readonly<Record<string, WriteParts<never>>>),
}));

export const letterCatalogues = Object.fromEntries(
  areas.map(({ catalogue, texts }) => [catalogue, texts]),
);

/** The letters of all mails in a language. */
export const writeLetters = (language: Language, own: TextsOfLanguage, shared: Writing['shared']) =>
  Object.fromEntries(
    areas.flatMap(({ catalogue, texts, kinds }) => {
      const sayings = sayAll(texts[language], catalogue, language, own);
      return kinds.map(([kind, write]) => [kind, writeLetter(kind, write, sayings, shared)]);
    }),
  ) as Readonly<Record<MailKind, WriteLetter>>;

function writeLetter(
  kind: string,
  write: WriteParts<never>,
  sayings: Readonly<Record<string, Say>>,
  shared: Writing['shared'],
): WriteLetter {
  return (data, context) => {
    const { brand } = context;
    const textOf = (name: string) => sayings[`${kind}/${name}`] ?? sayings[name];
    const say = (name: string, values?: object) => {
      const text = textOf(name);
      if (!text) throw new Error(`The mail ${kind} has no text ${name}`);
      return text({ ...(data as object), brand, ...values });
    };
    const written = write(data as never, { ...context, say, shared });
    const {
      parts,
      preview = say('preview'),
      title = say('title'),
      subject = textOf('subject') ? say('subject') : title,
    } = 'parts' in written ? written : { parts: written };
    return {
      subject,
      preview,
      title,
      parts: parts
        .filter((part) => part !== false && part !== null)
        .map((part) => (typeof part === 'string' ? { text: part } : part)),
      reason: say('reason'),
    };
  };
}
