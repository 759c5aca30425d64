import { versionFor } from '@kindred/contract/desk/version-for';
import { type Language, languages } from '@kindred/contract/languages';
import { language as ownLanguage } from '#texts/language.ts';
import { messages as m } from '#texts/sent-texts.ts';
import { nameOfLanguage } from '../../../lib/language/name-of-language.ts';
import { FilledText } from '../texts/filled-text.tsx';
import type { AsReadProps } from './as-read.tsx';
import { FilledAsRead } from './filled-as-read.tsx';

/** What is sent to the readers of each language, by the rule of the service. */
export function SentTexts({ readers, ...props }: AsReadProps) {
  const text = props.text.trim();
  if (!text) return null;
  const read = [...new Set(readers.map(({ language }) => language))];
  return (
    <ul className="m-0 grid min-w-0 list-none gap-1 p-0 text-sm text-muted">
      {read.map((language) => (
        <li key={language} className="min-w-0">
          <SentText
            {...props}
            text={text}
            language={language}
            readers={readers.filter((reader) => reader.language === language)}
          />
        </li>
      ))}
    </ul>
  );
}

interface Props extends AsReadProps {
  /** What all of these readers read. */
  language: Language;
}

function SentText({ kind, texts, text, isBeside, language, readers }: Props) {
  const [reader] = readers;
  if (!reader) return null;
  const others = readers.length - 1;
  const version = versionFor(texts, kind, text, language);
  const { tag, direction } = languages[language];
  const name = nameOfLanguage(language);
  if (version && version.body !== text)
    return (
      <p className={isBeside ? 'clamp anywhere' : 'anywhere whitespace-pre-line'}>
        {m.sentIn({ language: name })}{' '}
        <span className="text-ink" lang={tag} dir={direction}>
          <FilledText text={reader.address(version.body)} values={reader.values()} />
        </span>
      </p>
    );
  return (
    <>
      {!version && language !== ownLanguage && (
        <p className="anywhere">
          {m.asWritten({
            name: others > 0 ? `${reader.name} +${others}` : reader.name,
            language: name,
          })}
        </p>
      )}
      {!isBeside && (
        <FilledAsRead name={reader.name} text={reader.address(text)} values={reader.values()} />
      )}
    </>
  );
}
