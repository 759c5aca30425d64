import type { GivenAnswer } from '@kindred/contract/profiles/answers';
import { type Importance, importanceNames } from '@kindred/contract/profiles/questions';
import { Button, Checkbox, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { messages } from '../../lib/messages/profiles.ts';
import { Notice } from '../../ui/notice.tsx';
import fields from './fields.module.css';
import classes from '../../ui/form.module.css';
import { useGiveAnswer } from '../../api/profiles/answers.ts';

interface Props {
  question: string;
  given: GivenAnswer | undefined;
  other: ReactNode;
  onDone: () => void;
}

export function QuestionForm({ question, given, other, onDone }: Props) {
  const { questions: m, questionTexts, fields: choice } = messages;
  const { mutate, error, isPending } = useGiveAnswer();
  const { question: text = question, answers = [] } = questionTexts[question] ?? {};
  const [mine, setMine] = useState(given?.mine ?? null);
  const [accepted, setAccepted] = useState(given?.accepted ?? []);
  const [importance, setImportance] = useState<Importance>(given?.importance ?? 'somewhat');
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (mine === null || isPending) return;
        mutate({ question, mine, accepted, importance }, { onSuccess: onDone });
      }}
    >
      <h3>{text}</h3>
      <NativeSelect
        label={m.mine}
        required
        withAsterisk={false}
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        value={mine ?? ''}
        data={[
          { value: '', label: choice.choose },
          ...answers.map((label, index) => ({ value: String(index), label })),
        ]}
        onChange={({ currentTarget: { value } }) => setMine(value === '' ? null : Number(value))}
      />
      <fieldset className={fields.choices}>
        <legend>{m.accepted}</legend>
        {answers.map((answer, index) => (
          <Checkbox
            key={answer}
            size="md"
            label={answer}
            checked={accepted.includes(index)}
            onChange={({ currentTarget: { checked } }) =>
              setAccepted((before) =>
                checked ? [...before, index] : before.filter((each) => each !== index),
              )
            }
          />
        ))}
      </fieldset>
      <NativeSelect
        label={m.importance}
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        value={importance}
        data={importanceNames.map((value) => ({ value, label: m.importances[value] ?? value }))}
        onChange={({ currentTarget }) => setImportance(currentTarget.value as Importance)}
      />
      {error && <Notice kind="danger">{errorText(error)}</Notice>}
      <div className={classes.buttons}>
        {other}
        <Button type="submit" variant="default" radius={999} loading={isPending}>
          {m.save}
        </Button>
      </div>
    </form>
  );
}
