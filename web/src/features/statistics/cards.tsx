import type { Dashboard } from '@kindred/contract/statistics';
import { formatNumber } from '../../lib/formats.ts';
import { messages } from '../../lib/messages/statistics.ts';
import { FigureStrip } from '../../ui/figure-strip.tsx';
import { RowsLink } from './rows-link.tsx';

export function Cards({ figures }: { figures: Omit<Dashboard, 'recent'> }) {
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
          <RowsLink of={name} growth={figures.growth}>
            {formatNumber(values[name])}
          </RowsLink>
        ),
        detail: details[name],
      }))}
    />
  );
}
