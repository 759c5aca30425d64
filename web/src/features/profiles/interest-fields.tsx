import { textFor } from '../../lib/say.ts';
import { profileLimits } from '@kindred/contract/profiles/limits';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { interestName } from '../../lib/facts/choice-names.ts';
import { messages as fields } from '#texts/profile-fields.ts';
import { messages as words } from '#texts/welcome.ts';
import { FieldError } from '../../ui/fields/field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import classes from './interest-fields.module.css';
import { MarkedText } from './marked-text.tsx';
import { searchInterests } from './search-interests.ts';
import type { ProfileForm } from '../../widgets/profile-form/use-profile-form.ts';

export function InterestFields({ form }: { form: ProfileForm }) {
  const { interests: m } = words;
  const { groupNames } = fields;
  const { interests: chosen } = form.values;
  const [term, setTerm] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const hint = useId();
  const full = chosen.length >= profileLimits.interests;
  const groups = searchInterests(term, chosen);
  const error = form.errors['interests'];

  function toggle(interest: string) {
    if (chosen.includes(interest)) set(chosen.filter((each) => each !== interest));
    else if (!full) set([...chosen, interest]);
  }

  const set = (interests: string[]) => form.setFieldValue('interests', interests);

  function pickFirst(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter would continue to the next step.
    event.preventDefault();
    const first = groups[0]?.interests.find((each) => !chosen.includes(each));
    if (term && first) toggle(first);
  }

  return (
    <div className={`grid min-w-0 gap-3 ${classes.interests}`}>
      <ul
        className={`m-0 flex min-h-11 list-none flex-wrap items-center gap-2 p-0 text-muted ${classes.chosen}`}
        aria-label={m.chosen}
      >
        {chosen.length === 0 && <li>{m.none}</li>}
        {chosen.map((interest) => (
          <li key={interest}>
            <button
              className={`inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border chosen border-line bg-surface text-md font-medium text-ink hover:bg-hover ${classes.button}`}
              type="button"
              aria-label={m.remove({ interest: interestName(interest) })}
              onClick={() => {
                toggle(interest);
                // The button disappears with its interest.
                search.current?.focus({ preventScroll: true });
              }}
            >
              {interestName(interest)}
              <IconX size={16} stroke={1.75} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <TextField
        ref={search}
        size="lg"
        inputClass="rounded-full"
        type="search"
        autoComplete="off"
        aria-label={m.search}
        placeholder={m.search}
        aria-describedby={hint}
        maxLength={50}
        icon={<IconSearch size={20} stroke={1.75} aria-hidden />}
        after={
          <span id={hint}>{m.count({ chosen: chosen.length, all: profileLimits.interests })}</span>
        }
        className="[--after:92px]"
        data-path="interests"
        value={term}
        onChange={({ currentTarget }) => setTerm(currentTarget.value)}
        onKeyDown={pickFirst}
      />
      {error && <FieldError>{error}</FieldError>}
      <output className="text-sm text-muted empty:hidden">
        {full && m.full({ all: profileLimits.interests })}
      </output>
      {groups.length === 0 && <p className="text-sm text-muted empty:hidden">{m.noneFound}</p>}
      {groups.map(({ group, interests }) => (
        <fieldset className="m-0 mt-2 min-w-0 border-0 p-0" key={group}>
          <legend className="mb-2 p-0 text-sm font-semibold text-muted">
            {textFor(groupNames, group) ?? group}
          </legend>
          <div className="flex flex-wrap gap-2">
            {interests.map((interest) => (
              <button
                className={`inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border chosen border-line bg-surface text-md font-medium text-ink hover:bg-hover ${classes.button}`}
                key={interest}
                type="button"
                aria-pressed={chosen.includes(interest)}
                aria-disabled={(full && !chosen.includes(interest)) || undefined}
                onClick={() => toggle(interest)}
              >
                <MarkedText text={interestName(interest)} term={term} />
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
