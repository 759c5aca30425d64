import { messages as reasonTexts } from '#texts/approval-reasons.ts';
import type { OwnApproval } from '@kindred/contract/approvals';
import { Link } from '@tanstack/react-router';
import { useOwnApproval } from '../../api/approvals.ts';
import { messages as m } from '#texts/approval.ts';
import column from '../../ui/pages/column.module.css';
import { columnLink } from '../../ui/pages/text-link.ts';
import { QueryState } from '../../ui/states/query-state.tsx';
import { AskAgain } from './ask-again.tsx';

/** What a member waits for, why they were refused, and what they can do about it. */
export function ApprovalPage() {
  const query = useOwnApproval();
  return (
    <div className={`mx-auto grid w-full gap-6 ${column.page}`}>
      <QueryState query={query} words={m} rows={2} />
      {query.data && <Approval approval={query.data} />}
    </div>
  );
}

function Approval({ approval }: { approval: OwnApproval }) {
  const { state, reason, words } = approval;
  const { title, about } = wordsOf(approval);
  const isPending = state === 'waiting' || state === 'refused';
  return (
    <>
      <header className="grid gap-2">
        <h1 className="tracking-tight text-balance anywhere title-md">{title}</h1>
        {reason && <p className="text-lg text-pretty">{reasonTexts[reason].member}</p>}
        {words !== null && (
          <div className="grid gap-1">
            <p className="text-muted">{m.teamWrote}</p>
            <blockquote className="m-0 anywhere whitespace-pre-line" translate="no">
              {words}
            </blockquote>
          </div>
        )}
        <p className="text-lg text-pretty text-muted">{about}</p>
      </header>
      <div className="flex flex-wrap items-center gap-5">
        {!isPending && (
          <Link to="/discover" className={columnLink}>
            {m.see}
          </Link>
        )}
        {isPending && (
          <>
            <Link to="/profile" className={columnLink}>
              {m.profile}
            </Link>
            <Link to="/questions" className={columnLink}>
              {m.questions}
            </Link>
            <Link to="/settings" className={columnLink}>
              {m.settings}
            </Link>
          </>
        )}
      </div>
      {state === 'refused' && <AskAgain />}
    </>
  );
}

function wordsOf({ state, ready }: OwnApproval) {
  if (state === 'refused') return { title: m.refusedTitle, about: m.refusedAbout };
  if (state === 'approved') return { title: m.approvedTitle, about: m.approvedAbout };
  if (state === null) return { title: m.noneTitle, about: m.noneAbout };
  if (!ready) return { title: m.notReadyTitle, about: m.notReadyAbout };
  return { title: m.waitingTitle, about: m.waitingAbout };
}
