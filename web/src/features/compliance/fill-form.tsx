import type { Filled } from '@kindred/contract/compliance';
import { type FormName, forms, longestAnswer } from '@kindred/contract/compliance/forms';
import type { DutyCode } from '@kindred/contract/compliance/laws';
import { useState } from 'react';
import { useFillForm } from '../../api/compliance.ts';
import { messages as m } from '#texts/compliance-forms.ts';
import { CallError } from '../../lib/calls/call-error.ts';
import { formatNumber } from '../../lib/formats/formats.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useKeptFocus } from '../../ui/dialogs/use-kept-focus.ts';
import { LongText } from '../../ui/fields/long-text.tsx';
import panel from '../../ui/pages/panel.module.css';
import { Alert } from '../../ui/states/alert.tsx';

interface Props {
  code: DutyCode;
  form: FormName;
  /** What was filled in last, with which the next version begins. */
  latest: Filled | undefined;
}

export function FillForm({ code, form: name, latest }: Props) {
  const { mutateAsync } = useFillForm(code);
  const { questions } = forms[name];
  // The version that was there when the page was opened, not one that came in the meantime.
  const [version, setVersion] = useState(latest?.version ?? 0);
  // A colleague was first, whose version is below: what was typed can follow it.
  const [isLate, setLate] = useState(false);
  const [saved, setSaved] = useState<number | null>(null);
  const form = useApiForm<Record<string, string>>({
    initialValues: Object.fromEntries(
      questions.map((question) => [question, latest?.answers[question] ?? '']),
    ),
    validate: (values) =>
      Object.fromEntries(
        questions.flatMap((question) =>
          values[question]?.trim() ? [] : [[question, m.missing] as const],
        ),
      ),
    onValuesChange: () => setSaved(null),
    submit: async (answers) => {
      const seen = isLate && latest ? latest.version : version;
      const { filled } = await mutateAsync({ version: seen, answers }).catch((error: unknown) => {
        setLate(error instanceof CallError && error.code === 'compliance_form_changed');
        throw error;
      });
      setLate(false);
      setVersion(filled.version);
      setSaved(filled.version);
    },
  });
  const button = useKeptFocus(form.submitting);
  return (
    <form className={`grid gap-5 px-5 py-3 ${panel.panel}`} {...form.formProps}>
      {questions.map((question) => {
        const [label, description] = m.questions[question];
        return (
          <LongText
            key={question}
            label={label}
            hint={description}
            grows
            rows={name === 'note' ? 4 : 3}
            maxLength={longestAnswer}
            {...form.getInputProps(question)}
          />
        );
      })}
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      {saved !== null && <Alert kind="success">{m.saved({ version: formatNumber(saved) })}</Alert>}
      <div className="flex items-center">
        <Button ref={button} type="submit" look="ink" busy={form.submitting}>
          {m.save}
        </Button>
      </div>
    </form>
  );
}
