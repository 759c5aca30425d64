import type { Person } from '../../api/discovery.ts';
import { messages as words } from '../../lib/messages/profiles.ts';
import column from '../../ui/column.module.css';
import { InterestChips } from '../../widgets/profile-texts.tsx';

/** The score of two members, together with its reasons. */
export function Compatibility({
  person: { compatibilityScore, compatibility },
}: {
  person: Person;
}) {
  const { person: m, questionTexts } = words;
  const { sharedInterests, agreements } = compatibility;
  if (compatibilityScore === null) return null;
  return (
    <section className={column.section} aria-label={m.score(compatibilityScore)}>
      <h2>{m.score(compatibilityScore)}</h2>
      {sharedInterests.length > 0 && (
        <>
          <h3>{m.sharedInterests}</h3>
          <InterestChips interests={sharedInterests} />
        </>
      )}
      {agreements.length > 0 && (
        <>
          <h3>{m.agreements(agreements.length)}</h3>
          <ul className={column.list}>
            {agreements.slice(0, 5).map((name) => (
              <li key={name}>{questionTexts[name]?.question ?? name}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
