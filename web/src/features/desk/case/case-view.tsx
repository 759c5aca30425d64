import type { Case } from '@kindred/contract/desk';
import { lazyRouteComponent } from '@tanstack/react-router';
import { messages } from '#texts/desk.ts';
import type { OfficeFailure } from '../../../lib/failures/office-failures.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import type { Draft } from '../decide/draft.ts';
import type { Removal } from '../decide/removal-of.ts';
import type { CaseWork } from '../decide/use-case-work.ts';
import type { Decisions } from '../state/use-decisions.ts';
import { type ClaimSteps, Claims, claimsIn, stepOf } from './claims.tsx';
import { CaseHead } from './case-head.tsx';
import { evidenceOf } from './evidence-of.ts';
import { ReportList } from './report-list.tsx';
import classes from './case.module.css';

// A case with evidence is shown together with it.
const Evidence = lazyRouteComponent(
  () => import('../../../widgets/evidence/evidence.tsx'),
  'Evidence',
);
const EarlierDecisions = lazyRouteComponent(
  () => import('./earlier-decisions.tsx'),
  'EarlierDecisions',
);

const OtherSnapshots = lazyRouteComponent(() => import('./other-snapshots.tsx'), 'OtherSnapshots');

const Requests = lazyRouteComponent(() => import('../requests/requests.tsx'), 'Requests');

interface Props {
  found: Case;
  work: CaseWork;
  onChange: (change: Draft) => void;
  /** Why the last decision failed, if there was one. */
  failed: OfficeFailure | null;
  removal: Removal | null;
  takesFocus: boolean;
  onBack: () => void;
  onPerson: () => void;
  steps: ClaimSteps;
  onUndo: Decisions['undo'];
}

/** All reports about one person, or one report about the service: what can't wait, what was reported, who says what. */
export function CaseView({ found, failed, removal, onUndo, steps, ...given }: Props) {
  const { work, onChange, ...head } = given;
  const { photos, chats, profile, others } = evidenceOf(found);
  const isAboutProfile = photos.length === 0 && chats.length === 0;
  const isDangerShown = claimsIn(found).some(({ claim }) => stepOf[claim] === 'danger');
  return (
    <>
      <CaseHead found={found} {...head} />
      <section
        className={`@container relative min-h-0 flex-1 overflow-y-auto ${classes.scroll}`}
        aria-label={messages.case.evidence}
        // It scrolls, so a key has to reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {failed && <Alert kind="warning">{failed.text}</Alert>}
        <Claims found={found} {...steps} />
        {found.dueAt && <Requests found={found} work={work} onChange={onChange} />}
        <div className={classes.things}>
          {photos.length > 0 && (
            <div className={`flex flex-wrap ${classes.photos}`}>
              {photos.map(({ evidence, times }) => (
                <Evidence
                  key={evidence.content.publicId ?? evidence.takenAt}
                  evidence={evidence}
                  note={messages.case.timesReported({ times })}
                />
              ))}
            </div>
          )}
          {chats.map(({ report, evidence, names }) => (
            <Evidence
              key={report}
              evidence={evidence}
              names={names}
              choice={removal?.choiceIn(report)}
            />
          ))}
          {profile && isAboutProfile && <Evidence evidence={profile} />}
        </div>
        <ReportList
          found={found}
          fresh={failed?.fresh ?? []}
          onDanger={isDangerShown ? null : steps.onDanger}
        />
        {profile && !isAboutProfile && <Evidence evidence={profile} />}
        {others.length > 0 && <OtherSnapshots all={others} />}
        {found.decisions.length > 0 && <EarlierDecisions found={found} onUndo={onUndo} />}
      </section>
    </>
  );
}
