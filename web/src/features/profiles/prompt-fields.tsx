import { promptLimits, prompts } from '@kindred/contract/profiles/prompts';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { config } from '../../lib/calls/config.ts';
import { promptName } from '../../lib/facts/choice-names.ts';
import { offeredChoices } from '../../lib/facts/offered-choices.ts';
import { messages as words } from '#texts/welcome.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FieldError } from '../../ui/fields/field.tsx';
import { OpenPrompt } from './open-prompt.tsx';
import classes from './prompt-fields.module.css';
import type { ProfileForm } from '../../widgets/profile-form/use-profile-form.ts';

const shownAtFirst = 5;

/** A prompt is picked as a card, and answered where it is. */
export function PromptFields({ form }: { form: ProfileForm }) {
  const { prompts: m } = words;
  const picked = form.values.prompts.map(({ prompt }) => prompt);
  const [all, setAll] = useState(false);
  const [opened, setOpened] = useState('');
  const full = picked.length >= promptLimits.perProfile;
  const offered = offeredChoices(prompts, config.catalogs.prompts, picked);
  const shown = offered.filter(
    (prompt, index) => picked.includes(prompt) || (!full && (all || index < shownAtFirst)),
  );

  function pick(prompt: string) {
    setOpened(prompt);
    form.insertListItem('prompts', { prompt, answer: '' });
  }

  function remove(prompt: string) {
    form.removeListItem('prompts', picked.indexOf(prompt));
    // The focus was in the card that is closed.
    requestAnimationFrame(() => document.getElementById(`pick-${prompt}`)?.focus());
  }

  return (
    <div className={`grid min-w-0 gap-2.5 ${classes.prompts}`}>
      {shown.map((prompt) =>
        picked.includes(prompt) ? (
          <OpenPrompt
            key={prompt}
            name={promptName(prompt)}
            focused={opened === prompt}
            onRemove={() => remove(prompt)}
            {...form.getInputProps(`prompts.${picked.indexOf(prompt)}.answer`)}
          />
        ) : (
          <button
            key={prompt}
            id={`pick-${prompt}`}
            type="button"
            className={`flex w-full cursor-pointer items-center justify-between gap-3.5 rounded-xl border border-line bg-surface text-start text-ink hover:bg-hover ${classes.card}`}
            onClick={() => pick(prompt)}
          >
            <span className={classes.prompt}>{promptName(prompt)}</span>
            <IconPlus
              className="box-content flex-none rounded-full bg-muted-soft p-2 text-muted"
              size={18}
              stroke={1.75}
              aria-hidden
            />
          </button>
        ),
      )}
      {form.errors['prompts'] && (
        <FieldError className="mt-1.5">{form.errors['prompts']}</FieldError>
      )}
      {full && (
        <p className="mt-1.5 text-sm text-muted">{m.full({ all: promptLimits.perProfile })}</p>
      )}
      {!full && (
        <div className={classes.more}>
          <Button
            look="quiet"
            size="md"
            aria-expanded={all}
            after={<IconChevronDown size={18} stroke={1.75} aria-hidden data-open={all} />}
            onClick={() => setAll(!all)}
          >
            {all ? m.less : m.more}
          </Button>
        </div>
      )}
    </div>
  );
}
