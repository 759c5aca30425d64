import type { GivenAnswer } from '@kindred/contract/profiles/answers';
import { type Importance, importanceNames } from '@kindred/contract/profiles/questions';
import { Button, Checkbox, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useGiveAnswer } from '../../api/profiles/answers.ts';
import { required } from '../../lib/field-rules.ts';
import { messages } from '../../lib/messages/profiles.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Choices } from '../../ui/choices.tsx';
import classes from '../../ui/form.module.css';
import { Alert } from '../../ui/alert.tsx';

interface Props {
  question: string;
  given: GivenAnswer | undefined;
  other: ReactNode;
  onDone: () => void;
}

interface Values {
  /** The number of the answer, as the field holds it. */
  mine: string;
  accepted: number[];
  importance: Importance;
}

export function QuestionForm({ question, given, other, onDone }: Props) {
  const { questions: m, questionTexts, fields } = messages;
  const { mutateAsync } = useGiveAnswer();
  const { question: text = question, answers = [] } = questionTexts[question] ?? {};
  const form = useApiForm<Values>({
    initialValues: {
      mine: String(given?.mine ?? ''),
      accepted: given?.accepted ?? [],
      importance: given?.importance ?? 'somewhat',
    },
    validate: { mine: required },
    submit: async ({ mine, ...rest }) => {
      await mutateAsync({ question, mine: Number(mine), ...rest });
      onDone();
    },
  });
  const { accepted } = form.values;
  const accept = (index: number, checked: boolean) =>
    form.setFieldValue(
      'accepted',
      checked ? [...accepted, index] : accepted.filter((each) => each !== index),
    );
  return (
    <form className={classes.form} {...form.formProps}>
      <h3>{text}</h3>
      <NativeSelect
        label={m.mine}
        required
        withAsterisk={false}
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        data={[
          { value: '', label: fields.choose },
          ...answers.map((label, index) => ({ value: String(index), label })),
        ]}
        {...form.getInputProps('mine')}
      />
      <Choices legend={m.accepted}>
        {answers.map((answer, index) => (
          <Checkbox
            key={answer}
            size="md"
            label={answer}
            checked={accepted.includes(index)}
            onChange={({ currentTarget }) => accept(index, currentTarget.checked)}
          />
        ))}
      </Choices>
      <NativeSelect
        label={m.importance}
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        data={importanceNames.map((value) => ({ value, label: m.importances[value] ?? value }))}
        {...form.getInputProps('importance')}
      />
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <div className={classes.buttons}>
        {other}
        <Button type="submit" variant="default" radius={999} loading={form.submitting}>
          {m.save}
        </Button>
      </div>
    </form>
  );
}
