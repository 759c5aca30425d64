import type { User } from '@kindred/contract/members';
import { formatDate } from '../../../lib/formats/formats.ts';
import { lastActiveText } from '../../../lib/formats/last-active.ts';
import { genderName } from '../../../lib/formats/gender-name.ts';
import { placeText } from '../../../lib/formats/places.ts';
import { messages } from '#texts/user-admin.ts';
import classes from './user-details-dialog.module.css';

/** The facts in the details of a user. */
export function UserFacts({ user }: { user: User }) {
  const { modal: m } = messages;
  const facts: [string, string][] = [
    [m.email, user.email],
    [m.id, user._id],
    [m.joined, formatDate(user.createdAt)],
    [m.lastActive, lastActiveText(user.lastActive)],
    [m.age, user.age === null ? m.unspecified : String(user.age)],
    [m.gender, user.gender ? genderName(user.gender) : m.unspecified],
    [m.location, placeText(user.location) || m.unspecified],
    [m.complete, user.profileComplete ? m.yes : m.no],
  ];
  return (
    <dl className={`grid grid-cols-2 ${classes.facts}`}>
      {facts.map(([label, value]) => (
        <div
          className={`grid gap-4 text-sm ${classes.fact}`}
          key={label}
          data-wide={label === m.email || label === m.id || undefined}
        >
          <dt className="text-muted">{label}</dt>
          <dd
            className="font-semibold anywhere"
            data-mono={label === m.id || undefined}
            data-empty={value === m.unspecified || undefined}
          >
            {value}
          </dd>
        </div>
      ))}
      <div className={`block gap-4 text-sm ${classes.fact} col-span-full ${classes.bio}`}>
        <dt className="text-muted">{m.bio}</dt>
        <dd className="mt-1 text-start text-lg font-normal anywhere whitespace-pre-wrap">
          {user.bio ?? m.noBio}
        </dd>
      </div>
    </dl>
  );
}
