import { textFor } from '../../../lib/say.ts';
import type { Invited } from '@kindred/contract/imports/invited';
import { interestName } from '../../../lib/facts/choice-names.ts';
import { commaList, formatSiteDate } from '../../../lib/formats/formats.ts';
import { messages as genderNames } from '#texts/gender-names.ts';
import { messages as m } from '#texts/invited.ts';

/** All that the service has about the person. Who reads it is no member yet. */
export function InvitedDetails({ invited }: { invited: Invited }) {
  const { source, until, email, lastName, gender, genders, location, bio, interests } = invited;
  const facts = [
    [m.source, source],
    [m.email, email],
    [m.lastName, lastName],
    [m.gender, gender && (textFor(genderNames, gender) ?? gender)],
    [m.seeking, commaList(genders.map((each) => textFor(genderNames, each)))],
    [m.place, commaList([location.city, location.country])],
    [m.bio, bio],
    [m.interests, commaList(interests.map(interestName))],
  ] as const;
  return (
    <section className="grid gap-3 rounded-md border border-line px-5 py-4" aria-label={m.details}>
      <dl className="m-0 grid gap-2">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt className="text-sm text-muted">{name}</dt>
                <dd className="m-0 anywhere" translate="no" dir="auto">
                  {value}
                </dd>
              </div>
            ),
        )}
      </dl>
      <p className="text-sm text-muted">
        {m.until} <time dateTime={until}>{formatSiteDate(until)}</time>
      </p>
    </section>
  );
}
