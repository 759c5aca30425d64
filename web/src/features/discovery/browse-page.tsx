import { messages } from '#texts/likes.ts';
import { useSession } from '../../lib/sessions/use-session.ts';
import { BeforePeople } from './before-people.tsx';
import classes from './deck/discover-page.module.css';
import { BrowseList } from './browse-list.tsx';
import { PeopleHead } from './people-head.tsx';

/** Everyone the member can see, as a grid. */
export function BrowsePage() {
  const { browse: m } = messages;
  const { requiresVerification, requiresProfileCompletion } = useSession();
  return (
    <div
      className={`mx-auto grid w-full max-w-page grid-cols-1 content-start gap-5 ${classes.page}`}
    >
      <PeopleHead title={m.title} />
      <div className={`grid grid-cols-1 content-start gap-6 ${classes.list}`}>
        {requiresVerification || requiresProfileCompletion ? (
          <BeforePeople />
        ) : (
          <>
            <p className="text-pretty text-muted">{m.about}</p>
            <BrowseList />
          </>
        )}
      </div>
    </div>
  );
}
