import { type Language, languageCodes, languages } from '@kindred/contract/languages';
import { language as shown } from '#texts/language.ts';
import { messages as m } from '#texts/languages.ts';
import classes from './language-select.module.css';

interface Props {
  onChange: (language: Language) => unknown;
  disabled?: boolean;
}

/** Each language by its own name. */
export const LanguageSelect = ({ onChange, disabled = false }: Props) => (
  <select
    className={`max-w-full border-0 rounded-md bg-muted-soft muted clickable hover-ink ${classes.select}`}
    data-language
    aria-label={m.label}
    disabled={disabled}
    value={shown}
    onChange={({ currentTarget }) => onChange(currentTarget.value as Language)}
  >
    {languageCodes.map((code) => (
      <option key={code} value={code} lang={languages[code].tag}>
        {languages[code].name}
      </option>
    ))}
  </select>
);
