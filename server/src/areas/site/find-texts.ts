import type { Language } from '@kindred/contract/languages';
import { listPageTexts } from '../../texts/page-texts.ts';
import { listSentences } from '../../texts/sentences.ts';
import type { ListedText, TextChoice } from '@kindred/contract/site/own-text-routes';
import type { OwnText } from '@kindred/contract/site/own-texts';

const shown = 50;

interface TextSearch {
  readonly search?: string;
  readonly only?: TextChoice;
  readonly mail?: string;
}

/** By their ids. They do not change while a process runs. */
const known = new Map<Language, Readonly<Record<string, string>>>();

export function listTexts(language: Language) {
  const texts = known.get(language) ?? { ...listPageTexts(language), ...listSentences(language) };
  known.set(language, texts);
  return texts;
}

/** The texts of a language that are wanted: those of pages and of the service, and what the owner says instead of them. */
export function findTexts(
  language: Language,
  frontPage: readonly string[],
  own: Readonly<Record<string, OwnText>>,
  { search = '', only = 'all', mail }: TextSearch,
) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const texts = listTexts(language);
  const onFrontPage = new Map(frontPage.map((id, index) => [id, index]));
  const ids = only === 'all' ? Object.keys({ ...texts, ...own }) : Object.keys(own);
  const found = ids
    .map((id): ListedText => ({ id, text: texts[id] ?? null, own: own[id] ?? null }))
    .filter(({ id, text, own: said }) => {
      if (only === 'outdated' && said?.insteadOf === text) return false;
      if (mail !== undefined && !isOfMail(id, mail)) return false;
      const all = [id, text, said?.text].join('\n').toLowerCase();
      return words.every((word) => all.includes(word));
    })
    .toSorted((one, other) => rank(one) - rank(other));
  return { found: found.length, texts: found.slice(0, shown) };

  /** A text that is the words themselves comes before longer ones that contain them. Without words, the front page does. */
  function rank({ id, text }: ListedText) {
    if (words.length > 0) return text?.length ?? 0;
    return onFrontPage.get(id) ?? onFrontPage.size;
  }
}

/** Without the texts that an area's mails share. Ids have `-` where a kind has a dot. */
function isOfMail(id: string, kind: string) {
  const [folder, mails, , ofKind] = id.split('/');
  return folder === 'service' && mails === 'mails' && ofKind === kind.replaceAll('.', '-');
}
