import type { CannedText } from '@kindred/contract/desk/texts';
import { type Language, isLanguage, languageCodes, languages } from '@kindred/contract/languages';
import { messages as m } from '#texts/desk-texts.ts';
import { listOfLanguages, nameOfLanguage } from '../../../lib/language/name-of-language.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Placeholders, Preview } from './placeholders.tsx';
import { type TextValues, writtenIn } from './text-values.ts';

interface Props {
  kind: CannedText['kind'];
  values: TextValues;
  language: Language;
  onLanguage: (language: Language) => void;
  getInputProps: (path: `versions.${Language}.${'title' | 'body'}`) => object;
  onInsert: (word: string) => void;
}

/** One version of a text, and the choice of its language. What was typed in the others stays. */
export function VersionFields({ kind, values, language, onLanguage, ...form }: Props) {
  const written = writtenIn(values);
  const missing = languageCodes.filter((code) => !written.includes(code));
  const { tag, direction } = languages[language];
  const own = { lang: tag, dir: direction };
  return (
    <>
      <Select
        label={m.language}
        hint={
          missing.length > 0 ? m.missingAbout({ languages: listOfLanguages(missing) }) : undefined
        }
        data={languageCodes.map((code) => ({
          value: code,
          label: written.includes(code)
            ? nameOfLanguage(code)
            : m.withoutText({ name: nameOfLanguage(code) }),
        }))}
        value={language}
        onChange={({ currentTarget: { value } }) => isLanguage(value) && onLanguage(value)}
      />
      <TextField
        key={`title ${language}`}
        data-autofocus
        required
        label={m.textTitle}
        hint={m.textTitleAbout}
        maxLength={80}
        {...own}
        {...form.getInputProps(`versions.${language}.title`)}
      />
      <TextArea
        key={`body ${language}`}
        required
        grows
        rows={5}
        label={m.body}
        maxLength={2000}
        {...own}
        {...form.getInputProps(`versions.${language}.body`)}
      />
      <Placeholders kind={kind} onInsert={form.onInsert} />
      <div {...own}>
        <Preview kind={kind} body={values.versions[language].body} />
      </div>
    </>
  );
}
