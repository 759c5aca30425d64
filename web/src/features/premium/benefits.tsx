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
    <ul className="plain-list grid muted fields-columns gap-2-by-4" aria-label={m.title}>
      {benefits.map((benefit) => (
        <li className="flex items-start gap-2" key={benefit}>
          <IconCheck
            className="flex-none color-success mt-hairline"
            size={18}
            stroke={2}
            aria-hidden
          />
          {benefit}
        </li>
      ))}
    </ul>
  );
}
