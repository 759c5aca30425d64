import { type Language, languageCodes, languages } from '@kindred/contract/languages';
import { type TextChoice, textChoices } from '@kindred/contract/site/own-text-routes';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTexts } from '../../../api/site-texts.ts';
import { language as readersLanguage } from '#texts/language.ts';
import { messages as m } from '#texts/site-texts.ts';
import { Segments } from '../../../ui/fields/segments.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { MailPreview } from '../texts/mail-preview.tsx';
import { TextItem } from '../texts/text-item.tsx';
import { wantedText } from '../texts/wanted-text.ts';
import classes from '../texts/texts.module.css';

const searchDelayMs = 250;

/** Every text of the site, found by its words, by the mail that it is in, or by a click in the preview. */
export function Texts() {
  const wanted = wantedText.use();
  const [language, setLanguage] = useState<Language>(readersLanguage as Language);
  const [typed, setTyped] = useState('');
  const [only, setOnly] = useState<TextChoice>('all');
  const [mail, setMail] = useState('');
  // What was clicked takes the place of what was searched for.
  if (wanted) {
    wantedText.change(() => null);
    setLanguage(wanted.language);
    setTyped(wanted.id);
    setOnly('all');
    setMail('');
  }
  const [search] = useDebouncedValue(typed.trim(), searchDelayMs);
  const query = useTexts({ language, search, only, mail });
  const { data } = query;
  return (
    <>
      <p className="text-pretty text-muted">{m.about}</p>
      <div className={`grid gap-4 ${classes.choices}`}>
        <Select
          label={m.language}
          translate="no"
          value={language}
          data={languageCodes.map((code) => ({ value: code, label: languages[code].name }))}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value as Language)}
        />
        <Select
          label={m.mail}
          translate="no"
          value={mail}
          data={[
            { value: '', label: m.allTexts },
            ...(data?.mails ?? []).map(({ kind, subject }) => ({ value: kind, label: subject })),
          ]}
          onChange={({ currentTarget }) => setMail(currentTarget.value)}
        />
      </div>
      <TextField
        type="search"
        label={m.search}
        placeholder={m.words}
        dir="auto"
        maxLength={200}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Segments
        legend={m.only.legend}
        hidesLegend
        options={textChoices.map((value) => ({ value, label: m.only[value] }))}
        value={only}
        onChange={setOnly}
      />
      {mail !== '' && <MailPreview kind={mail} language={language} />}
      <QueryState query={query} words={m} />
      {data && (
        <>
          {data.found === 0 && <p className="text-muted">{m.none[only]}</p>}
          <ul className="m-0 grid list-none grid-cols-1 p-0">
            {data.texts.map((text) => (
              <TextItem key={`${language} ${text.id}`} language={language} text={text} />
            ))}
          </ul>
          {data.found > data.texts.length && (
            <p className="text-sm text-muted">
              {m.first({ shown: data.texts.length, found: data.found })}
            </p>
          )}
        </>
      )}
    </>
  );
}
