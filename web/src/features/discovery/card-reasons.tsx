import type { BrowseCard } from '../../api/discovery.ts';
import { messages } from '../../lib/messages/likes.ts';
import { messages as profile } from '../../lib/messages/profiles.ts';

const mostNamed = 2;

/** The score and its reasons, in words. */
export function CardReasons({ card }: { card: BrowseCard }) {
  const { browse: m, discover } = messages;
  const { person, bookmarked, compatibilityScore: score, compatibility } = card;
  const { agreed, agreements, sharedQuestions, sharedInterests } = compatibility;
  const named = sharedInterests
    .slice(0, mostNamed)
    .map((interest) => profile.interests[interest] ?? interest);
  return (
    <>
      {score !== null && (
        <strong className="color-brand text-sm bold">{discover.score(score)}</strong>
      )}
      <ul
        className="plain-list grid gap-hairline muted text-sm anywhere"
        aria-label={m.reasons(person.name)}
      >
        {sharedQuestions > 0 && <li>{discover.agree(agreed, sharedQuestions)}</li>}
        {agreements.includes('looking-for') && <li>{discover.lookingFor}</li>}
        {named.length > 0 && (
          <li>{m.sharedInterests(named.join(', '), sharedInterests.length - named.length)}</li>
        )}
        {sharedQuestions === 0 && named.length === 0 && <li>{m.noReasons}</li>}
        {bookmarked && <li>{m.bookmarked}</li>}
      </ul>
    </>
  );
}
