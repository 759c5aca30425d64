import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type OwnFieldsOfMember, useOwnFields } from '../../../api/own-fields.ts';
import { useChangeOwnFields } from '../../../api/own-fields-change.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as words } from '#texts/own-fields.ts';
import { messages as m } from '#texts/own-fields-forms.ts';
import { messages as welcome } from '#texts/welcome.ts';
import column from '../../../ui/pages/column.module.css';
import { StepPage } from '../../../ui/pages/step-page.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { changeOf, draftOf } from '../own-fields/fields-draft.ts';
import { ValueFields } from '../own-fields/value-fields.tsx';
import { stepNames } from './steps.ts';

/** What the owner of the site asks people who join, after what every site asks. */
export function FieldsStep({ onDone }: { onDone: () => void }) {
  const query = useOwnFields();
  if (query.data) return <Asked own={query.data} onDone={onDone} />;
  return (
    <div className={`mx-auto grid w-full gap-6 ${column.page}`}>
      <QueryState query={query} words={words} />
    </div>
  );
}

function Asked({ own, onDone }: { own: OwnFieldsOfMember; onDone: () => void }) {
  const [draft, setDraft] = useState(() => draftOf(own));
  const { mutate, isPending, error } = useChangeOwnFields();
  const asked = own.fields.filter((field) => field.asked === 'joining');
  const steps = stepNames.length + 1;
  function store() {
    const { values = [], consents = [] } = changeOf(own, draft, asked);
    // What is required and still empty is named by the service.
    const missing = asked.filter(
      ({ number, required }) => required && !draft.values.some(({ field }) => field === number),
    );
    const left = missing.map(({ number }) => ({ field: number }));
    const others = values.filter((value) => !left.some(({ field }) => field === value.field));
    mutate({ consents, values: [...others, ...left] }, { onSuccess: onDone });
  }
  return (
    <StepPage
      form={{
        noValidate: true,
        onSubmit: (event) => {
          event.preventDefault();
          store();
        },
      }}
      pending={isPending}
      step={steps}
      steps={steps}
      title={m.step.title}
      lead={m.step.lead}
      back={undefined}
      exit={<Link to="/home">{welcome.later}</Link>}
      action={m.step.finish}
      working={m.saving}
      aside={null}
    >
      <ValueFields fields={asked} draft={draft} onChange={setDraft} />
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
    </StepPage>
  );
}
