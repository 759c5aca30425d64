import type { Case } from '@kindred/contract/desk';
import { messages } from '../../../lib/messages/desk.ts';
import type { OfficeFailure } from '../../../lib/office-failures.ts';
import { Evidence } from '../../../widgets/evidence/evidence.tsx';
import { Alert } from '../../../ui/alert.tsx';
import type { Removal } from '../decide/removal-of.ts';
import type { Decisions } from '../use-decisions.ts';
import { CaseHead } from './case-head.tsx';
import { EarlierDecisions } from './earlier-decisions.tsx';
import { evidenceOf } from './evidence-of.ts';
import { ReportList } from './report-list.tsx';
import classes from './case.module.css';

interface Props {
  found: Case;
  /** Why the last decision failed, if there was one. */
  failed: OfficeFailure | null;
  removal: Removal | null;
  takesFocus: boolean;
  onBack: () => void;
  onPerson: () => void;
  onDanger: () => void;
  onUndo: Decisions['undo'];
}

/** All reports about one person, or one report about the service. */
export function CaseView({ found, failed, removal, onUndo, onDanger, ...head }: Props) {
  const { chats, profile, others } = evidenceOf(found);
  return (
    <>
      <CaseHead found={found} {...head} />
      <section
        className={`flex-1 min-h-0 overflow-y-auto relative ${classes.scroll}`}
        aria-label={messages.case.evidence}
        // It scrolls, so a key has to reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {failed && <Alert kind="warning">{failed.text}</Alert>}
        <ReportList found={found} fresh={failed?.fresh ?? []} onDanger={onDanger} />
        {chats.map(({ report, evidence, names }) => (
          <Evidence
            key={`${report} ${evidence.kind}`}
            evidence={evidence}
            names={names}
            choice={removal?.choiceIn(report)}
          />
        ))}
        {profile && <Evidence evidence={profile} />}
        {others.length > 0 && <OtherSnapshots all={others} />}
        <EarlierDecisions found={found} onUndo={onUndo} />
      </section>
    </>
  );
}

function OtherSnapshots({ all }: { all: ReturnType<typeof evidenceOf>['others'] }) {
  const { case: m } = messages;
  return (
    <details className="mt-3">
      <summary>{m.snapshots(all.length)}</summary>
      {all.map((evidence) => (
        <Evidence key={evidence.takenAt} evidence={evidence} />
      ))}
    </details>
  );
}
