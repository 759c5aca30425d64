import { closesAccount } from '@kindred/contract/desk/sanctions';
import type { Appeal } from '@kindred/contract/desk/appeals';
import { longestSuspensionDays } from '@kindred/contract/desk/grounds';
import { type AppealOutcome, appealOutcomes } from '@kindred/contract/desk/outcomes';
import { useDecideAppeal } from '../../../api/desk/appeals.ts';
import { messages as m } from '#texts/appeals.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../../ui/dialogs/dialog-footer.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { useKeptFocus } from '../../../ui/dialogs/use-kept-focus.ts';

interface Props {
  appeal: Appeal;
  opened: boolean;
  onClose: () => void;
}

export function AppealDialog({ appeal, opened, onClose }: Props) {
  const name = appeal.by?.name ?? m.unnamed;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={m.heading({ name, party: appeal.party, action: appeal.decision.action })}
      about={<p className="mt-1">{appeal.message}</p>}
      closeLabel={m.cancel}
    >
      <AppealForm appeal={appeal} onClose={onClose} />
    </Dialog>
  );
}

const options = appealOutcomes.map((value) => ({ value, label: m.outcomes[value] }));

const endAfter = (start: string, days: number) =>
  days > 0 && days <= longestSuspensionDays
    ? new Date(Date.parse(start) + days * 86_400_000)
    : null;

function effectOf(
  party: Appeal['party'],
  outcome: AppealOutcome,
  /** The new end of a suspension or ban; null if there is none, or it isn't known yet. */
  until: { readonly at: Date | null } | null,
) {
  const { effects } = m;
  if (outcome === 'upheld') return effects.upheld;
  if (party === 'reporter') return effects.reporter;
  if (outcome === 'reversed') return effects.reversed;
  if (!until) return effects.strike;
  if (!until.at) return effects.earlier;
  return until.at <= new Date() ? effects.now : effects.later({ date: until.at.toISOString() });
}

function AppealForm({ appeal, onClose }: Omit<Props, 'opened'>) {
  const { mutateAsync } = useDecideAppeal(appeal);
  const { action } = appeal.decision;
  const canEndEarlier = appeal.party === 'subject' && closesAccount(action);
  const values = useApiForm({
    initialValues: { outcome: 'upheld' as AppealOutcome, days: '', answer: '' },
    validate: { answer: (text) => (text.trim() ? null : m.answerMissing) },
    submit: async ({ outcome, days, answer }) => {
      const shortened = outcome === 'partly-reversed' && canEndEarlier && { days: Number(days) };
      await mutateAsync({ outcome, answer: answer.trim(), ...shortened });
      onClose();
    },
  });
  const { outcome, days } = values.values;
  const until = canEndEarlier ? { at: endAfter(appeal.decision.at, Number(days)) } : null;
  const button = useKeptFocus(values.submitting);
  return (
    <form className="grid gap-5" {...values.formProps}>
      <Segments
        legend={m.outcome}
        options={options}
        value={outcome}
        onChange={(chosen) => values.setFieldValue('outcome', chosen)}
      />
      <p>{effectOf(appeal.party, outcome, until)}</p>
      {outcome === 'partly-reversed' && canEndEarlier && (
        <TextField
          type="number"
          min={1}
          max={longestSuspensionDays}
          required
          label={m.days}
          {...values.getInputProps('days')}
        />
      )}
      <TextArea
        label={m.answer}
        hint={m.answerAbout}
        required
        grows
        rows={4}
        maxLength={4000}
        {...values.getInputProps('answer')}
      />
      {values.failure && <Alert kind="danger">{values.failure}</Alert>}
      <DialogFooter>
        <Button look="plain" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button ref={button} type="submit" look="ink" busy={values.submitting}>
          {m.submit[outcome]}
        </Button>
      </DialogFooter>
    </form>
  );
}
