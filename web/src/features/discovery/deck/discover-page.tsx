import { messages } from '#texts/likes.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { BeforePeople } from '../before-people.tsx';
import { PeopleHead } from '../people-head.tsx';
import { Deck } from './deck.tsx';
import classes from './discover-page.module.css';
import { PreferencesButton } from './preferences-button.tsx';

/** People for the member, one after the other, best first. */
export function DiscoverPage() {
  const { discover: m } = messages;
  const { requiresVerification, requiresProfileCompletion } = useSession();
  const mayLook = !requiresVerification && !requiresProfileCompletion;
  return (
    <div className={`mx-auto grid w-full max-w-page gap-5 ${classes.page}`}>
      <PeopleHead title={m.title}>{mayLook && <PreferencesButton />}</PeopleHead>
      {mayLook ? <Deck /> : <BeforePeople />}
    </div>
  );
}
