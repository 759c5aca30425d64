import type { CaseReport } from '@kindred/contract/desk/case-parts';
import { useChangeStanding } from '../../../api/desk/standing.ts';
import { required } from '../../../lib/failures/field-rules.ts';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages as m } from '#texts/standing.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Segments } from '../../../ui/fields/segments.tsx';
import { ReasonDialog, ReasonForm } from '../../../ui/dialogs/reason-dialog.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { StandingLine } from './standing-line.tsx';

type Reporter = NonNullable<CaseReport['reporter']>;
type Step = keyof typeof m.steps;

const lengths = [7, 14, 30, 90, 180];
const until = (days: number) => formatDate(new Date(Date.now() + days * 86_400_000).toISOString());

/** The next step first. Reports are only set aside after a warning. */
const stepsFor = (standing: Reporter['standing']): [Step, ...Step[]] =>
  standing ? (standing.asideUntil ? ['clear', 'set-aside'] : ['set-aside', 'clear']) : ['warn'];

interface Props {
  reporter: Reporter;
  name: string;
  onClose: () => void;
}

/** Warns a member whose reports are often unfounded, sets their reports aside for a time, or undoes that. */
export function StandingDialog({ reporter, name, onClose }: Props) {
  const steps = stepsFor(reporter.standing);
  const { mutateAsync } = useChangeStanding(reporter._id);
  const values = useApiForm({
    initialValues: { step: steps[0], days: '30', reason: m.reasons[steps[0]] },
    validate: { reason: (reason) => required(reason.trim()) },
    submit: async ({ step, days, reason }) => {
      const length = step === 'set-aside' && { days: Number(days) };
      await mutateAsync({ step, reason: reason.trim(), ...length });
      onClose();
    },
  });
  const { step } = values.values;
  return (
    <ReasonDialog
      subject={reporter}
      onClose={onClose}
      title={m.title({ name })}
      closeLabel={m.close}
    >
      {() => (
        <ReasonForm
          form={values}
          words={{
            reason: m.reason,
            reasonAbout: m.reasonAbout[step === 'clear' ? 'team' : 'member'],
            cancel: m.cancel,
          }}
          submitLabel={m.save[step]}
          maxLength={2000}
          focusesReason
          onClose={onClose}
        >
          <StandingLine reporter={reporter} />
          {reporter.standing && <p className="text-sm font-normal">{reporter.standing.reason}</p>}
          {steps.length > 1 && (
            <Segments
              legend={m.step}
              options={steps.map((value) => ({ value, label: m.steps[value] }))}
              value={step}
              onChange={(chosen) => values.setValues({ step: chosen, reason: m.reasons[chosen] })}
            />
          )}
          <p>{m.about[step]}</p>
          {step === 'set-aside' && (
            <Select
              label={m.days}
              data={lengths.map((days) => ({
                value: String(days),
                label: m.length({ days, when: until(days) }),
              }))}
              {...values.getInputProps('days')}
            />
          )}
        </ReasonForm>
      )}
    </ReasonDialog>
  );
}
