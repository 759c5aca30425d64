import { useState } from 'react';
import { useRecordDanger } from '../../../api/desk/dangers.ts';
import { required } from '../../../lib/failures/field-rules.ts';
import { messages as m } from '#texts/danger.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
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
  return (
    <form className="grid gap-5" {...values.formProps}>
      <TextArea
        data-autofocus
        label={m.suspicion}
        hint={m.suspicionAbout}
        required
        grows
        rows={3}
        maxLength={4000}
        {...values.getInputProps('suspicion')}
      />
      <TextField
        label={m.to}
        hint={m.toAbout}
        required
        maxLength={300}
        {...values.getInputProps('passedTo')}
      />
      <TextArea
        label={m.passedWhat}
        hint={m.passedWhatAbout}
        required
        grows
        rows={3}
        maxLength={4000}
        {...values.getInputProps('passedWhat')}
      />
      <TextField
        type="datetime-local"
        label={m.passedAt}
        required
        {...values.getInputProps('passedAt')}
      />
      <TextField label={m.referenceField} maxLength={200} {...values.getInputProps('reference')} />
      {values.failure && <Alert kind="danger">{values.failure}</Alert>}
      {isSaved && <Alert kind="success">{m.saved}</Alert>}
      <div className="flex flex-wrap items-center justify-end gap-3">
        <Button ref={button} type="submit" look="ink" busy={values.submitting}>
          {m.save}
        </Button>
      </div>
    </form>
  );
}
