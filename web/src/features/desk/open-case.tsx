import { sanctionKinds, sanctions } from '@kindred/contract/desk/sanctions';
import type { Case } from '@kindred/contract/desk';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, memo, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCase } from '../../api/desk/cases.ts';
import { hasStatus } from '../../lib/calls/call-error.ts';
import { keyboard } from '../../lib/keys/keyboard.ts';
import { messages } from '#texts/desk.ts';
import type { OfficeFailure } from '../../lib/failures/office-failures.ts';
import { useOnline } from '../../lib/use-online.ts';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { PhotoCover } from '../../widgets/evidence/photo-cover.ts';
import { useShortcuts } from '../../widgets/shortcuts/use-shortcuts.ts';
import { CaseSkeleton, type CaseSkeletonProps } from './case/case-skeleton.tsx';
import { CaseView } from './case/case-view.tsx';
import caseClasses from './case/case.module.css';
import { usePhotoCover } from './case/use-photo-cover.ts';
import { focusAnswer } from './decide/answer-fold.ts';
import { DecideFooter } from './decide/decide-footer.tsx';
import type { Draft } from './decide/draft.ts';
import { removalOf } from './decide/removal-of.ts';
import { seenPart } from './decide/use-new-parts.ts';
import { useCaseWork } from './decide/use-case-work.ts';
import classes from './desk-page.module.css';
import { NoFieldYet } from './focus/no-field-yet.tsx';
import { PersonPanel } from './person/person-panel.tsx';
import { type Wait, sentActs } from './state/sent-acts.ts';
import type { Decisions } from './state/use-decisions.ts';
import type { Desk } from './state/use-desk.ts';
import type { Drafts } from './state/use-drafts.ts';
import type { EarlyField } from './focus/use-early-field.ts';

const GoneCase = lazyRouteComponent(() => import('./gone-case.tsx'), 'GoneCase');
const DangerDialog = lazyDialog(() =>
  import('./danger/danger-dialog.tsx').then((file) => file.DangerDialog),
);
const AskFirst = lazyDialog(() => import('./decide/ask-first.tsx').then((file) => file.AskFirst));

interface Props {
  id: string;
  draft: Draft;
  /** Why the last decision failed, if there was one. */
  failed: OfficeFailure | null;
  takesFocus: boolean;
  /** Several cases are selected in the queue. */
  hasSelection: boolean;
  /** Always the same object. */
  actions: DeskActions;
}

type DeskActions = Pick<Decisions, 'decide' | 'undo'> &
  Pick<Desk, 'move' | 'open'> &
  Pick<Drafts, 'change'> &
  EarlyField & { help: () => void };

type Side = 'case' | 'person';

export const OpenCase = memo(function OpenCase({ id, ...props }: Props) {
  const { actions } = props;
  const act = sentActs.use()[id];
  const query = useCase(id, act?.overAt ?? 0);
  const { data, isFetching, error } = query;
  const reading = data?.isCurrent ? null : error && !isFetching ? 'unread' : 'reading';
  const [side, setSide] = useState<Side>('case');
  const isLost = error !== null && !data;
  useEffect(() => {
    if (isLost) actions.giveUp();
  }, [isLost, actions]);
  return (
    <div className={`grid min-h-0 min-w-0 ${classes.open}`} data-side={side}>
      {data ? (
        <Work
          found={data.found}
          wait={act?.overAt === null ? act.kind : reading}
          readError={error}
          onReadAgain={() => void query.refetch()}
          onSide={setSide}
          {...props}
        />
      ) : (
        <UnreadCase query={query} onAsk={actions.ask} onBack={() => actions.open(null, false)} />
      )}
    </div>
  );
});

interface UnreadProps extends CaseSkeletonProps {
  query: ReturnType<typeof useCase>;
  onBack: () => void;
}

function UnreadCase({ query, onAsk, onBack }: UnreadProps) {
  const { case: m } = messages;
  const online = useOnline();
  if (online && !query.error) return <CaseSkeleton onAsk={onAsk} />;
  if (hasStatus(query.error, 404) || hasStatus(query.error, 400))
    return (
      <section
        className={`flex min-h-0 min-w-0 flex-col bg-surface ${caseClasses.case} ${classes.section}`}
      >
        <NoFieldYet />
        <Suspense>
          <GoneCase onBack={onBack} />
        </Suspense>
      </section>
    );
  return (
    <section
      className={`flex min-h-0 min-w-0 flex-col bg-surface ${caseClasses.case} ${classes.section}`}
      aria-labelledby="case-title"
    >
      <div className="p-6">
        <h2
          className={`mt-1.5 tracking-snug text-balance outline-none title-sm ${caseClasses.caseTitle}`}
          id="case-title"
        >
          {m.opening}
        </h2>
        {query.error ? <NoFieldYet /> : <NoFieldYet onAsk={onAsk} />}
        <QueryState query={query} words={m} />
      </div>
    </section>
  );
}

interface WorkProps extends Omit<Props, 'id'> {
  found: Case;
  wait: Wait;
  readError: Error | null;
  onReadAgain: () => void;
  onSide: (side: Side) => void;
}

function Work({ found, wait, draft, failed, takesFocus, actions, onSide, ...given }: WorkProps) {
  const { hasSelection, ...read } = given;
  const { _id: id } = found;
  const work = useCaseWork({
    found,
    draft,
    wait,
    decide: actions.decide,
    onLeave: () => actions.move(1),
  });
  const { mayWork, maySanction, choose } = work;
  const [isInDanger, setInDanger] = useState(false);
  const cover = usePhotoCover(found);
  const onChange = (change: Draft) => actions.change(id, change);

  const sanctionKeys = Object.fromEntries(
    sanctions.flatMap((sanction) => {
      const { key } = sanctionKinds[sanction];
      return key ? [[key, maySanction && (() => choose(sanction))]] : [];
    }),
  );
  useShortcuts(
    {
      d: work.mayDecide && work.dismiss,
      e: mayWork && work.escalate,
      a: mayWork && work.claim,
      ...sanctionKeys,
    },
    // A key would decide about the open case, and may be meant for the selected ones.
    { subject: hasSelection ? null : work.seen, about: id },
  );
  const focusNote = () => {
    keyboard.write();
    // On a narrow screen the field does not exist before, and the next key already belongs into it.
    flushSync(() => onSide('person'));
    document.getElementById('desk-note')?.focus();
  };
  useShortcuts({
    l: () => setInDanger(true),
    r: () => focusAnswer(id),
    n: focusNote,
    v: cover.isOn && cover.show,
  });
  const fillEarly = useEffectEvent(() =>
    actions.fill(id, { answer: () => focusAnswer(id), teamNote: focusNote }),
  );
  useEffect(() => {
    // Fields are shown right away, which an effect cannot do.
    queueMicrotask(fillEarly);
  }, []);

  return (
    <PhotoCover value={cover}>
      <section
        className={`flex min-h-0 min-w-0 flex-col bg-surface ${caseClasses.case} ${classes.section}`}
        aria-labelledby="case-title"
      >
        <CaseView
          found={found}
          work={work}
          onChange={onChange}
          failed={failed}
          removal={removalOf(found, work, onChange)}
          takesFocus={takesFocus}
          onBack={() => actions.open(null, false)}
          onPerson={() => onSide('person')}
          steps={{
            onDanger: () => setInDanger(true),
            onEscalate: mayWork && !found.escalatedAt ? work.escalate : null,
            isDeciding: work.isChosen,
          }}
          onUndo={actions.undo}
        />
        <DecideFooter
          found={found}
          work={work}
          onChange={onChange}
          onHelp={actions.help}
          {...read}
        />
      </section>
      <PersonPanel
        found={found}
        draft={draft}
        onChange={onChange}
        onNoted={work.keep}
        onBack={() => onSide('case')}
      />
      {work.asked && (
        <AskFirst
          // What arrived since was not chosen about.
          key={seenPart(found)}
          found={found}
          work={work}
          asked={work.asked}
          onClose={work.leaveAsked}
        />
      )}
      {isInDanger && <DangerDialog caseId={id} onClose={() => setInDanger(false)} />}
    </PhotoCover>
  );
}
