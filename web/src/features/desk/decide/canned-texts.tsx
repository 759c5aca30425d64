import type { CannedText } from '@kindred/contract/desk/texts';
import { Select } from '../../../ui/fields/select.tsx';
import classes from './decide.module.css';
import { type TextUse, textsFor } from './suggest-text.ts';

interface Props {
  label: string;
  choose: string;
  texts: readonly CannedText[];
  about: TextUse;
  onChoose: (body: string) => void;
}

/** Inserts a canned text into a field, where it can be changed. Those that fit come first. */
export function CannedTexts({ label, choose, texts, about, onChoose }: Props) {
  const all = textsFor(texts, about);
  if (all.length === 0) return null;
  return (
    <Select
      className={classes.canned}
      inputClass={classes.cannedField}
      size="xs"
      aria-label={label}
      value=""
      data={[
        { value: '', label: choose },
        ...all.map(({ _id, title }) => ({ value: _id, label: title })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        const chosen = all.find(({ _id }) => _id === value);
        if (chosen) onChoose(chosen.body);
      }}
    />
  );
}
