import { type Language, languageCodes, languages } from '@kindred/contract/languages';
import { IconWorld } from '@tabler/icons-react';
import { language as shown } from '#texts/language.ts';
import { messages as m } from '#texts/languages.ts';
import classes from './language-select.module.css';

interface Props {
  onChange: (language: Language) => unknown;
  disabled?: boolean;
}

/** Each language by its own name. */
export const LanguageSelect = ({ onChange, disabled = false }: Props) => (
  <span className="relative inline-flex max-w-full items-center text-muted">
    <IconWorld className={`absolute ${classes.icon}`} size={18} stroke={1.75} aria-hidden />
    <select
      // It can be chosen before the script of the page runs.
      ref={(select) =>
        void (select && select.value !== shown && onChange(select.value as Language))
      }
      className={`max-w-full cursor-pointer border border-line bg-transparent text-inherit hover:text-ink ${classes.select}`}
      data-language
      aria-label={m.label}
      disabled={disabled}
      value={shown}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Language)}
    >
      {languageCodes.map((code) => (
        <option key={code} className={classes.option} value={code} lang={languages[code].tag}>
          {languages[code].name}
        </option>
      ))}
    </select>
    <span className={`absolute ${classes.caret}`} aria-hidden />
  </span>
);
