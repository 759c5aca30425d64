import { type Language, languageCodes, languages } from '@kindred/contract/languages';
import { language as shown } from '#texts/language.ts';
import { messages as m } from '#texts/languages.ts';
import { Select } from '../fields/select.tsx';

interface Props {
  onChange: (language: Language) => void;
  disabled?: boolean;
}

/** Each language by its own name. */
export const LanguageSelect = ({ onChange, disabled = false }: Props) => (
  <Select
    aria-label={m.label}
    disabled={disabled}
    data={languageCodes.map((code) => ({ value: code, label: languages[code].name }))}
    value={shown}
    onChange={({ currentTarget }) => onChange(currentTarget.value as Language)}
  />
);
