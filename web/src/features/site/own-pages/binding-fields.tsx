import type { Language } from '@kindred/contract/languages';
import { languages } from '@kindred/contract/languages';
import { type OwnPage, longestChangeNote } from '@kindred/contract/site/own-pages';
import { useId, useState } from 'react';
import { formatDay, today } from '../../../lib/formats/formats.ts';
import { nameOfLanguage } from '../../../lib/language/name-of-language.ts';
import { messages as m } from '#texts/site-binding.ts';
import { LongText } from '../../../ui/fields/long-text.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import {
  asksAgain,
  hasOtherTexts,
  publishedOf,
  withBinding,
  withChoice,
  withNote,
} from './binding.ts';

interface Props {
  page: OwnPage;
  published: readonly OwnPage[];
  /** The language of the text that is shown. */
  code: Language | undefined;
  readOnly: boolean;
  onChange: (next: OwnPage) => void;
}

/** Whether members have to accept the page, and whether they are asked about its change. */
export function BindingFields({ page, published, code, readOnly, onChange }: Props) {
  const id = useId();
  // A day that is being typed is none yet, and the one before stays.
  const [isIncomplete, setIncomplete] = useState(false);
  const { binding } = page;
  const before = publishedOf(published, page);
  const isChanged = before?.binding !== undefined && hasOtherTexts(page, before);
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex items-center justify-between gap-3">
        <label className="font-semibold" htmlFor={id}>
          {m.binding}
        </label>
        <Switch
          id={id}
          data-look="ink"
          aria-describedby={`${id}-about`}
          disabled={readOnly}
          checked={binding !== undefined}
          onChange={({ currentTarget: { checked } }) =>
            onChange(withBinding(page, checked, published))
          }
        />
      </div>
      <p id={`${id}-about`} className="text-sm leading-snug text-pretty text-muted">
        {m.about}
      </p>
      {binding && isChanged && (
        <Segments
          legend={m.change}
          isField
          disabled={readOnly}
          options={[
            { value: 'ask', label: m.ask },
            { value: 'correct', label: m.correct },
          ]}
          value={asksAgain(binding) ? 'ask' : 'correct'}
          onChange={(choice) => onChange(withChoice(page, choice === 'ask', before))}
        />
      )}
      {binding && !asksAgain(binding) && (
        <p className="text-pretty">
          {isChanged
            ? m.corrected({ version: binding.version })
            : m.present({ version: binding.version, day: formatDay(binding.from) })}
        </p>
      )}
      {binding && asksAgain(binding) && (
        <>
          <TextField
            type="date"
            className="max-w-field"
            label={m.from}
            hint={m.fromAbout}
            min={today()}
            readOnly={readOnly}
            value={isIncomplete ? '' : binding.from}
            error={isIncomplete || binding.from < today() ? m.past : null}
            onChange={({ currentTarget: { value } }) => {
              setIncomplete(value === '');
              if (value !== '') onChange({ ...page, binding: { ...binding, from: value } });
            }}
          />
          {code && (
            <LongText
              key={code}
              label={m.note({ language: nameOfLanguage(code) })}
              hint={m.noteAbout}
              grows={8}
              rows={2}
              maxLength={longestChangeNote}
              readOnly={readOnly}
              lang={languages[code].tag}
              dir={languages[code].direction}
              value={binding.notes[code] ?? ''}
              onChange={({ currentTarget: { value } }) => onChange(withNote(page, code, value))}
            />
          )}
        </>
      )}
    </div>
  );
}
