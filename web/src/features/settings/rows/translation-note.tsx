import { useTranslations } from '../../../api/operation.ts';
import { language as shown } from '#texts/language.ts';
import { messages as m } from '#texts/translations.ts';

/** Says to the team that no native speaker has read the language of the page, or not in its present words. */
export function TranslationNote() {
  const { data } = useTranslations();
  const found = data?.find(({ language }) => (language as string) === shown);
  if (!found || found.state === 'read') return null;
  return <p className="text-sm text-pretty text-muted">{m.note[found.state]}</p>;
}
