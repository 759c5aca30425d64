import type { CasePerson } from '@kindred/contract/desk/case-parts';
import { formatDate, formatNumber, formatSiteDate } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/desk.ts';

/** The current state of the account. */
export function PersonFacts({ person }: { person: CasePerson }) {
  const { person: m } = messages;
  const { state, stateUntil, stateReason } = person;
  const status = stateUntil
    ? m.until({ state: m.states[state], when: formatSiteDate(stateUntil) })
    : m.states[state];
  const facts = [
    [m.joined, formatDate(person.joinedAt)],
    [m.verified, person.verified ? m.yes : m.no],
    [m.subscription, person.isStaff ? m.staff : person.isVIP ? m.vip : m.free],
    [m.status, status],
    [m.made, formatNumber(person.reportsMade)],
    [m.blocked, formatNumber(person.blockedBy)],
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {stateReason && <p className="text-sm font-normal text-muted">{stateReason}</p>}
    </>
  );
}
