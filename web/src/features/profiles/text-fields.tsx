import { profileLimits } from '@kindred/contract/profiles';
import { promptLimits } from '@kindred/contract/profiles/prompts';
import { Input, NativeSelect, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { IconChevronDown } from '@tabler/icons-react';
import { messages } from '../../lib/messages/profiles.ts';
import { Choices } from '../../ui/choices.tsx';
import classes from './fields.module.css';
import type { ProfileForm } from './use-profile-form.ts';

interface Props {
  form: ProfileForm;
}

export function TextFields({ form }: Props) {
  const { fields: m } = messages;
  return (
    <>
      <Textarea
        label={m.bio}
        rows={4}
        maxLength={profileLimits.bio}
        {...form.getInputProps('bio')}
      />
      {Array.from({ length: promptLimits.perProfile }, (_, index) => (
        <PromptField key={index} index={index} form={form} />
      ))}
      {form.errors['prompts'] && <Input.Error>{form.errors['prompts']}</Input.Error>}
      <InterestFields form={form} />
    </>
  );
}

function PromptField({ form, index }: Props & { index: number }) {
  const written = form.values.prompts;
  const { fields: m, prompts: names } = messages;
  const { prompt = '', answer = '' } = written[index] ?? {};
  const taken = new Set(written.map((each) => each.prompt));
  const change = (changed: Partial<PromptAnswer>) => {
    const all = Array.from(
      { length: promptLimits.perProfile },
      (_, at) => written[at] ?? { prompt: '', answer: '' },
    );
    form.setFieldValue(
      'prompts',
      all.map((each, at) => (at === index ? { ...each, ...changed } : each)),
    );
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

type PromptAnswer = ProfileForm['values']['prompts'][number];

function InterestFields({ form }: Props) {
  const { interests } = form.values;
  const { fields: m, interestGroups, groupNames } = messages;
  const left = profileLimits.interests - interests.length;
  return (
    <Choices
      legend={
        <>
          {m.interests} <span>{m.interestsLeft(left)}</span>
        </>
      }
      error={form.errors['interests']}
    >
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
                  form.setFieldValue(
                    'interests',
                    chosen
                      ? interests.filter((each) => each !== interest)
                      : [...interests, interest],
                  )
                }
              >
                {label}
              </button>
            );
          })}
        </div>
      ))}
    </Choices>
  );
}
