import type { Dashboard } from '@kindred/contract/statistics';
import { formatNumber } from '../../lib/formats.ts';
import { messages } from '../../lib/messages/statistics.ts';
import { FigureStrip } from '../../ui/figure-strip.tsx';
import { UsersLink } from './users-link.tsx';

export function SummaryCards({ figures }: { figures: Omit<Dashboard, 'recent'> }) {
  const { cards, about } = messages;
  const { total, vip, active, online, newThisMonth, vipRate, growthPercent } = figures;
  const details = {
    total: cards.newInAll(newThisMonth),
    vip: cards.vipRate(vipRate),
    active: cards.onlineNow(online),
    newThisMonth: cards.growth(growthPercent),
  };
  const values = { total, vip, active, newThisMonth };
  return (
    <FigureStrip
      figures={(['total', 'vip', 'active', 'newThisMonth'] as const).map((name) => ({
        label: cards[name].label,
        about: cards[name].about,
        aboutLabel: about(cards[name].label),
        value: (
          <UsersLink of={name} month={figures.month}>
            {formatNumber(values[name])}
          </UsersLink>
        ),
        detail: details[name],
      }))}
    />
  );
}
