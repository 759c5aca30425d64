import { messages } from '../../../lib/messages/likes.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { ConfirmFirst } from '../../../widgets/people/confirmed-only.tsx';
import { EmptyPeople } from '../../../widgets/people/empty-people.tsx';
import { PeopleHead } from '../people-head.tsx';
import { ProfileLink } from '../profile-link.tsx';
import { Deck } from './deck.tsx';
import classes from './discover-page.module.css';
import { PreferencesButton } from './preferences-button.tsx';

/** People for the member, one after the other, best first. */
export function DiscoverPage() {
  const { discover: m, browse } = messages;
  const { requiresVerification, requiresProfileCompletion } = useSession();
  const mayLook = !requiresVerification && !requiresProfileCompletion;
  return (
    <div className={`grid gap-5 m-auto w-full max-w-page ${classes.page}`}>
      <PeopleHead title={m.title}>{mayLook && <PreferencesButton />}</PeopleHead>
      {requiresVerification ? (
        <ConfirmFirst />
      ) : mayLook ? (
        <Deck />
      ) : (
        <EmptyPeople title={browse.none} about={browse.complete}>
          <ProfileLink>{browse.toProfile}</ProfileLink>
        </EmptyPeople>
      )}
    </div>
  );
}
