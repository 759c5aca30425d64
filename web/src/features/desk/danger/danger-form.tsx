import { Button, TextInput, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useState } from 'react';
import { useRecordDanger } from '../../../api/desk/dangers.ts';
import { required } from '../../../lib/failures/field-rules.ts';
import { messages as m } from '#texts/danger.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { useKeptFocus } from '../../../ui/dialogs/use-kept-focus.ts';

const initialValues = { suspicion: '', passedTo: '', passedWhat: '', reference: '', passedAt: '' };
const filled = (text: string) => required(text.trim());

export function DangerForm({ caseId }: { caseId: string }) {
  const { mutateAsync } = useRecordDanger(caseId);
  const [isSaved, setSaved] = useState(false);
  const values = useApiForm({
    initialValues,
    validate: { suspicion: filled, passedTo: filled, passedWhat: filled, passedAt: required },
    onValuesChange: ({ suspicion }) => suspicion && setSaved(false),
    submit: async ({ reference, passedAt, ...typed }) => {
      const time = new Date(passedAt).toISOString();
      const number = reference.trim() && { reference: reference.trim() };
      await mutateAsync({ ...typed, passedAt: time, ...number });
      values.reset();
      setSaved(true);
    },
  });
  const button = useKeptFocus(values.submitting);
  const field = { required: true, withAsterisk: false };
  return (
    <form className="grid gap-5" {...values.formProps}>
      <Textarea
        data-autofocus
        label={m.suspicion}
        description={m.suspicionAbout}
        {...field}
        autosize
        minRows={3}
        maxLength={4000}
        {...values.getInputProps('suspicion')}
      />
      <TextInput
        label={m.to}
        description={m.toAbout}
        {...field}
        maxLength={300}
        {...values.getInputProps('passedTo')}
      />
      <Textarea
        label={m.passedWhat}
        description={m.passedWhatAbout}
        {...field}
        autosize
        minRows={3}
        maxLength={4000}
        {...values.getInputProps('passedWhat')}
      />
      <TextInput
        type="datetime-local"
        label={m.passedAt}
        {...field}
        {...values.getInputProps('passedAt')}
      />
      <TextInput label={m.referenceField} maxLength={200} {...values.getInputProps('reference')} />
      {values.failure && <Alert kind="danger">{values.failure}</Alert>}
      {isSaved && <Alert kind="success">{m.saved}</Alert>}
      <div className="flex flex-wrap items-center justify-end gap-3">
        <Button ref={button} type="submit" color="ink" loading={values.submitting}>
          {m.save}
        </Button>
      </div>
    </form>
  );
}
