import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useFollowedProfile } from '../../../api/accounts/own-profile.ts';
import { useAcceptPages } from '../../../api/acceptances.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { today } from '../../../lib/formats/formats.ts';
import { session } from '../../../lib/sessions/session.ts';
import { messages as m } from '#texts/agree.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Brand } from '../../../ui/pages/brand.tsx';
import column from '../../../ui/pages/column.module.css';
import { columnLink, textLink } from '../../../ui/pages/text-link.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { ArchiveRow } from '../rows/archive-row.tsx';
import { LeaveRow } from '../rows/leave-row.tsx';
import { AskedPages } from './asked-pages.tsx';
import classes from './agree-page.module.css';
import { LegalLinks } from './legal-links.tsx';

/** What a member has to accept, and the ways to leave instead. */
export function AgreePage() {
  const query = useFollowedProfile();
  const { redirect = '/start' } = useSearch({ from: '/agree' });
  const navigate = useNavigate();
  const { mutate, isPending, error } = useAcceptPages();
  const asks = query.data?.asks;
  const isDue = asks?.some(({ from }) => from <= today()) ?? false;
  const words = isDue || !asks ? m.due : m.early;
  const isDone = asks?.length === 0;
  const goOn = () => void navigate({ to: redirect, replace: true });
  return (
    <>
      <header className={`flex items-center justify-between gap-4 ${classes.top}`}>
        <span className="inline-flex min-w-0 items-center tracking-tight brand">
          <Brand size={26} />
        </span>
        <button
          type="button"
          className={`min-h-11 cursor-pointer rounded-md border-0 bg-transparent px-3 py-0 font-semibold text-muted hover:bg-hover hover:text-ink ${classes.signOut}`}
          onClick={() => void session.logout()}
        >
          {m.signOut}
        </button>
      </header>
      <div className={`mx-auto grid w-full gap-6 ${column.page}`}>
        <div className="grid gap-2">
          <h1 className="tracking-tight text-balance anywhere title-md">
            {isDone ? m.done : words.title}
          </h1>
          {asks && !isDone && <p className="text-lg text-pretty text-muted">{words.about}</p>}
        </div>
        <QueryState query={query} words={m} rows={2} />
        {asks && !isDone && <AskedPages asks={asks} />}
        {error && <Alert kind="danger">{errorText(error)}</Alert>}
        {asks && (
          <div className="flex flex-wrap items-center gap-5">
            {isDone ? (
              <Link to={redirect} className={columnLink} replace>
                {m.goOn}
              </Link>
            ) : (
              <Button size="lg" busy={isPending} onClick={() => mutate(asks, { onSuccess: goOn })}>
                {m.accept}
              </Button>
            )}
            {!isDone && !isDue && (
              <Link to={redirect} className={textLink} replace>
                {m.later}
              </Link>
            )}
          </div>
        )}
        {isDue && (
          <section className={`grid gap-2 ${classes.instead}`} aria-labelledby="instead">
            <h2 id="instead" className="tracking-snug title-xs">
              {m.instead}
            </h2>
            <p className="text-pretty text-muted">{m.insteadAbout}</p>
            <ArchiveRow />
            <LeaveRow />
          </section>
        )}
        {!query.isPending && <LegalLinks />}
      </div>
    </>
  );
}
