import type { CaseReport } from '@kindred/contract/desk/case-parts';
import type { Claim } from '@kindred/contract/reports/reasons';
import { IconAlertTriangle } from '@tabler/icons-react';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages as claims } from '#texts/claims.ts';
import { messages as decideWords } from '#texts/decide.ts';
import { messages } from '#texts/desk.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Key } from '../../../widgets/shortcuts/key.tsx';
import { type ClaimSteps, stepOf } from './claims.tsx';
import classes from './claims.module.css';
import { reporterName } from './evidence-of.ts';

interface BoxProps {
  claim: Claim;
  report: CaseReport;
  others: number;
  steps: ClaimSteps;
}

export function ClaimBox({ claim, report, others, steps }: BoxProps) {
  const { case: m } = messages;
  const { description, createdAt } = report;
  return (
    <section
      className={`mt-4 grid items-start gap-x-4 gap-y-1 rounded-lg ${classes.claim}`}
      aria-label={claims[claim]}
    >
      <IconAlertTriangle className="text-danger" size={22} stroke={1.75} aria-hidden />
      <div className="grid min-w-0 gap-1">
        <h3 className="text-danger heading-bold">{claims[claim]}</h3>
        <q className="clamp anywhere quoted">{description}</q>
        <p className="text-sm text-muted">
          <b className="text-ink">{reporterName(report)}</b>,{' '}
          <time dateTime={createdAt}>{formatDate(createdAt, { timeStyle: 'short' })}</time>
          {others > 0 && `. ${m.claimedToo({ reports: others })}`}
        </p>
      </div>
      {stepOf[claim] === 'escalate' ? (
        steps.onEscalate && (
          <Step
            label={decideWords.escalate}
            name="E"
            isQuiet={steps.isDeciding}
            onClick={steps.onEscalate}
          />
        )
      ) : (
        <Step
          label={m.danger}
          name="L"
          isQuiet={steps.isDeciding}
          opensDialog
          onClick={steps.onDanger}
        />
      )}
    </section>
  );
}

interface StepProps {
  label: string;
  /** Its key. */
  name: string;
  isQuiet: boolean;
  opensDialog?: boolean;
  onClick: () => void;
}

const Step = ({ label, name, isQuiet, opensDialog, onClick }: StepProps) => (
  <Button
    className={classes.step}
    look={isQuiet ? 'plain' : 'main'}
    aria-haspopup={opensDialog ? 'dialog' : undefined}
    aria-keyshortcuts={name}
    after={<Key name={name} />}
    onClick={onClick}
  >
    {label}
  </Button>
);
