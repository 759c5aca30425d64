import type { Case } from '@kindred/contract/desk';
import { IconExternalLink } from '@tabler/icons-react';
import { Link, lazyRouteComponent } from '@tanstack/react-router';
import { mayOpen } from '../../../lib/calls/may-call.ts';
import { messages } from '#texts/desk.ts';
import { shortId } from '../../../lib/facts/short-id.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { PhotoAvatar } from '../../../widgets/photos/photo-avatar.tsx';
import type { Draft } from '../decide/draft.ts';
import { PersonFacts } from './person-facts.tsx';
import { PersonNotes, ReportNote } from './notes.tsx';
import classes from './person.module.css';
import { Reporters } from './reporters.tsx';
import { Strikes } from './strikes.tsx';
import deskPageClasses from '../desk-page.module.css';

const OtherCases = lazyRouteComponent(() => import('./other-cases.tsx'), 'OtherCases');

interface Props {
  found: Case;
  draft: Draft;
  onChange: (change: Draft) => void;
  /** A note about the case was added. */
  onNoted: () => void;
  onBack: () => void;
}

/** The person of the case, and the reporters. */
export function PersonPanel({ found, draft, onChange, onNoted, onBack }: Props) {
  const { person: m } = messages;
  const { person } = found;
  const typed = { found, body: draft.teamNote ?? '', onChange, onNoted };
  const name = person?.name ?? m.unknown;
  return (
    <aside
      className={`grid min-h-0 content-start gap-4 overflow-y-auto text-sm anywhere ${classes.person} ${deskPageClasses.aside}`}
      aria-label={person ? m.label({ name }) : m.reporters}
    >
      <Button
        className={`hidden justify-self-start ${classes.back}`}
        look="plain"
        size="xs"
        onClick={onBack}
      >
        {m.back}
      </Button>
      {person ? (
        <>
          <header className="flex items-center gap-3">
            <PhotoAvatar
              name={name}
              picture={person.photos[0]?.url ?? null}
              focus={person.photos[0]?.focus}
              size={56}
              square
            />
            <div className="min-w-0 flex-1">
              <h2 className="heading">{name}</h2>
              <span className="font-mono text-faint">{shortId(person._id)}</span>
            </div>
            <OpenProfile id={person._id} isAdmin={person.isStaff} />
          </header>
          <PersonFacts person={person} />
          <Strikes found={found} />
        </>
      ) : (
        <h2 className="text-sm leading-[1.3] font-normal text-muted">{m.none}</h2>
      )}
      <Reporters reports={found.reports} />
      {person && person.cases.length > 0 && <OtherCases person={person} />}
      {person ? <PersonNotes person={person} {...typed} /> : <ReportNote {...typed} />}
    </aside>
  );
}

function OpenProfile({ id, isAdmin }: { id: string; isAdmin: boolean }) {
  const { person: m } = messages;
  const session = useSession();
  if (!mayOpen(session, { _id: id, isAdmin })) return null;
  return (
    <IconButton
      size="lg"
      aria-label={m.open}
      title={m.open}
      render={(props) => <Link to="/users/$id" params={{ id }} {...props} />}
    >
      <IconExternalLink size={18} stroke={1.75} />
    </IconButton>
  );
}
