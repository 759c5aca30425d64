import type { FieldCondition } from '@kindred/contract/profiles/own-field-values';
import { type ReactNode, useState } from 'react';
import type { OwnFieldsOfMember } from '../../../api/own-fields.ts';
import { useChangeOwnFields } from '../../../api/own-fields-change.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as m } from '#texts/own-fields-forms.ts';
import { messages as words } from '#texts/profiles.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import column from '../../../ui/pages/column.module.css';
import { Alert } from '../../../ui/states/alert.tsx';
import { ConditionFields } from '../../../widgets/own-fields/condition-fields.tsx';
import { changeOf, draftOf } from './fields-draft.ts';
import { ValueFields } from './value-fields.tsx';

export interface FormProps {
  own: OwnFieldsOfMember;
  onDone: () => void;
}

export function ValuesForm({ own, onDone }: FormProps) {
  const [draft, setDraft] = useState(() => draftOf(own));
  const { mutate, isPending, error } = useChangeOwnFields();
  return (
    <Form
      error={error}
      pending={isPending}
      onCancel={onDone}
      onSubmit={() => mutate(changeOf(own, draft, own.fields), { onSuccess: onDone })}
    >
      <ValueFields fields={own.fields} draft={draft} onChange={setDraft} />
    </Form>
  );
}

export function AsksForm({ own, onDone }: FormProps) {
  const [asks, setAsks] = useState<FieldCondition[]>(own.requires);
  const { mutate, isPending, error } = useChangeOwnFields();
  const asked = own.fields.filter(({ filter }) => filter);
  return (
    <Form
      error={error}
      pending={isPending}
      onCancel={onDone}
      onSubmit={() => {
        const requires = asked.map(
          ({ number: field }) => asks.find((each) => each.field === field) ?? { field },
        );
        mutate({ requires }, { onSuccess: onDone });
      }}
    >
      <p className={column.quiet}>{m.asksAbout}</p>
      <ConditionFields fields={own.fields} conditions={asks} onChange={setAsks} />
    </Form>
  );
}

interface FrameProps {
  error: Error | null;
  pending: boolean;
  onCancel: () => void;
  onSubmit: () => void;
  children: ReactNode;
}

const Form = ({ error, pending, onCancel, onSubmit, children }: FrameProps) => (
  <form
    className="grid grid-cols-1 gap-5"
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
    {error && <Alert kind="danger">{errorText(error)}</Alert>}
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" busy={pending}>
        {words.save}
      </Button>
      <Button look="plain" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  </form>
);
