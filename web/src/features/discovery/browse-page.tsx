import { useOwnProfile } from '../../api/accounts/own-profile.ts';
import { messages } from '../../lib/messages/likes.ts';
import { useSession } from '../../lib/use-session.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { ConfirmFirst } from '../../widgets/confirmed-only.tsx';
import { EmptyPeople } from '../../widgets/empty-people.tsx';
import people from '../../widgets/people-page.module.css';
import classes from './deck/discover-page.module.css';
import { BrowseList } from './browse-list.tsx';
import { ProfileLink } from './profile-link.tsx';
import { SegmentedLinks } from './segmented-links.tsx';

/** Everyone the member can see, as a grid. */
export function BrowsePage() {
  const { browse: m } = messages;
  const { requiresVerification, requiresProfileCompletion } = useSession();
  return (
    <div className={`grid one-column content-start m-auto w-full max-w-page ${people.page}`}>
      <header className={people.top}>
        <div className={`row wrap gap-3-by-5 ${classes.head}`}>
          <h1 className={`tight ${classes.title} title-md ${people.title}`}>{m.title}</h1>
          <SegmentedLinks />
        </div>
        <p className={`muted text-lg pretty mt-1-5 ${people.about}`}>{m.about}</p>
      </header>
      {requiresVerification ? (
        <ConfirmFirst />
      ) : requiresProfileCompletion ? (
        <EmptyPeople title={m.none} about={m.complete}>
          <ProfileLink>{m.toProfile}</ProfileLink>
        </EmptyPeople>
      ) : (
        <People />
      )}
    </div>
  );
}

function People() {
  const own = useOwnProfile();
  if (!own.data) return <QueryState query={own} words={messages} />;
  return <BrowseList own={own.data} />;
}
