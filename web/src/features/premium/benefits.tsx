import { IconCheck } from '@tabler/icons-react';
import type { Tiers } from '../../api/premium/plans.ts';
import { messages } from '#texts/premium.ts';

/** What premium adds to the free service. */
export function Benefits({ rights: { free, premium } }: { rights: Tiers }) {
  const { benefits: m } = messages;
  const benefits = [
    premium.seesLikes && !free.seesLikes && m.seesLikes,
    premium.likesPerDay !== free.likesPerDay && m.likesPerDay({ count: premium.likesPerDay }),
    premium.superlikesPerDay !== free.superlikesPerDay &&
      m.superlikesPerDay({ count: premium.superlikesPerDay }),
    premium.undosPerDay !== free.undosPerDay && m.undosPerDay({ count: premium.undosPerDay }),
    premium.filters && !free.filters && m.filters,
    premium.incognito && !free.incognito && m.incognito,
  ].filter((benefit) => benefit !== false);
  if (benefits.length === 0) return null;
  return (
    <ul
      className="m-0 grid list-none fields-columns gap-x-4 gap-y-2 p-0 text-muted"
      aria-label={m.title}
    >
      {benefits.map((benefit) => (
        <li className="flex items-start gap-2" key={benefit}>
          <IconCheck className="mt-0.5 flex-none text-success" size={18} stroke={2} aria-hidden />
          {benefit}
        </li>
      ))}
    </ul>
  );
}
