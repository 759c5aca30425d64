import { IconCheck } from '@tabler/icons-react';
import type { Tiers } from '../../api/premium/plans.ts';
import { messages } from '../../lib/messages/premium.ts';
import classes from './benefits.module.css';

/** What premium adds to the free service. */
export function Gains({ rights: { free, premium } }: { rights: Tiers }) {
  const { gains: m } = messages;
  const gains = [
    premium.seesLikes && !free.seesLikes && m.seesLikes,
    premium.likesPerDay !== free.likesPerDay && m.likesPerDay(premium.likesPerDay),
    premium.superlikesPerDay !== free.superlikesPerDay &&
      m.superlikesPerDay(premium.superlikesPerDay),
    premium.undosPerDay !== free.undosPerDay && m.undosPerDay(premium.undosPerDay),
    premium.filters && !free.filters && m.filters,
    premium.incognito && !free.incognito && m.incognito,
  ].filter((gain) => gain !== false);
  if (gains.length === 0) return null;
  return (
    <ul className={`plain-list grid muted fields-columns ${classes.gains}`} aria-label={m.title}>
      {gains.map((gain) => (
        <li className="flex items-flex-start gap-2" key={gain}>
          <IconCheck className="flex-none color-success mt-px" size={18} stroke={2} aria-hidden />
          {gain}
        </li>
      ))}
    </ul>
  );
}
