import { type Language, languageCodes } from '@kindred/contract/languages';
import { useTexts } from '../../../api/site-texts.ts';
import { messages as m } from '#texts/site-setup.ts';
import { useValue } from '../office.ts';
import { TextItem } from '../texts/text-item.tsx';
import { LanguageValue } from '../values/language-value.tsx';

/** What every visitor reads first. */
const firstWords = ['web/home/title', 'web/home/lead'] as const;

export function LanguageStep() {
  const { value } = useValue('languages.main');
  const language = value as Language;
  return (
    <>
      <p className="text-pretty text-muted">{m.language.about({ count: languageCodes.length })}</p>
      <LanguageValue />
      <section className="grid grid-cols-1 gap-2" aria-label={m.language.front}>
        <h3 className="heading">{m.language.front}</h3>
        <p className="text-sm leading-snug text-pretty text-muted">{m.language.frontAbout}</p>
        <ul className="m-0 grid list-none grid-cols-1 p-0">
          {firstWords.map((id) => (
            <FirstWords key={`${language} ${id}`} id={id} language={language} />
          ))}
        </ul>
      </section>
    </>
  );
}

/** Pages in this language may not be built yet: then there is nothing to change. */
function FirstWords({ id, language }: { id: string; language: Language }) {
  const { data } = useTexts({ language, search: id, only: 'all', mail: '' });
  const text = data?.texts.find((each) => each.id === id);
  return text ? <TextItem language={language} text={text} /> : null;
}
