import { profileLimits } from '@kindred/contract/profiles';
import { promptLimits } from '@kindred/contract/profiles/prompts';
import { NativeSelect, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { IconChevronDown } from '@tabler/icons-react';
import { messages } from '../../lib/messages/profiles.ts';
import type { FieldsProps } from './fields.tsx';
import classes from './fields.module.css';

export function WordsFields({ draft, set }: FieldsProps) {
  const { fields: m } = messages;
  return (
    <>
      <Textarea
        label={m.bio}
        rows={4}
        maxLength={profileLimits.bio}
        value={draft.bio}
        onChange={({ currentTarget }) => set({ bio: currentTarget.value })}
      />
      {Array.from({ length: promptLimits.perProfile }, (_, index) => (
        <PromptField key={index} index={index} draft={draft} set={set} />
      ))}
      <InterestFields draft={draft} set={set} />
    </>
  );
}

function PromptField({ draft, set, index }: FieldsProps & { index: number }) {
  const { fields: m, prompts: names } = messages;
  const { prompt = '', answer = '' } = draft.prompts[index] ?? {};
  const taken = new Set(draft.prompts.map((each) => each.prompt));
  const change = (changed: Partial<Draft>) => {
    const all = Array.from(
      { length: promptLimits.perProfile },
      (_, at) => draft.prompts[at] ?? { prompt: '', answer: '' },
    );
    set({ prompts: all.map((each, at) => (at === index ? { ...each, ...changed } : each)) });
  };
  return (
    <div className={classes.prompt}>
      <NativeSelect
        label={m.prompt(index + 1)}
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        value={prompt}
        data={[
          { value: '', label: m.noPrompt },
          ...Object.entries(names)
            .filter(([value]) => value === prompt || !taken.has(value))
            .map(([value, label]) => ({ value, label })),
        ]}
        onChange={({ currentTarget }) => change({ prompt: currentTarget.value })}
      />
      {prompt && (
        <Textarea
          aria-label={m.promptAnswer(names[prompt] ?? prompt)}
          rows={2}
          maxLength={promptLimits.answerLength}
          value={answer}
          onChange={({ currentTarget }) => change({ answer: currentTarget.value })}
        />
      )}
    </div>
  );
}

type Draft = FieldsProps['draft']['prompts'][number];

function InterestFields({ draft: { interests }, set }: FieldsProps) {
  const { fields: m, interestGroups, groupNames } = messages;
  const left = profileLimits.interests - interests.length;
  return (
    <fieldset className={classes.interests}>
      <legend>
        {m.interests} <span>{m.interestsLeft(left)}</span>
      </legend>
      {Object.entries(interestGroups).map(([group, labels]) => (
        <div key={group}>
          <p className={classes.group}>{groupNames[group] ?? group}</p>
          {Object.entries(labels).map(([interest, label]) => {
            const chosen = interests.includes(interest);
            return (
              <button
                key={interest}
                type="button"
                className={classes.chip}
                aria-pressed={chosen}
                disabled={!chosen && left === 0}
                onClick={() =>
                  set({
                    interests: chosen
                      ? interests.filter((each) => each !== interest)
                      : [...interests, interest],
                  })
                }
              >
                {label}
              </button>
            );
          })}
        </div>
      ))}
    </fieldset>
  );
}
