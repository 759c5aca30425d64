import type { Dashboard } from '@kindred/contract/statistics';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import { formatNumber } from '../../lib/formats/formats.ts';
import { formatPercentChange } from '../../lib/formats/figures.ts';
import { messages } from '#texts/statistics.ts';
import { FigureStrip } from '../../ui/lists/figure-strip.tsx';
import classes from './summary-cards.module.css';
import { UsersLink } from './users-link.tsx';

export function SummaryCards({ figures }: { figures: Omit<Dashboard, 'recent'> }) {
  const { cards, about } = messages;
  const { total, vip, active, online, newThisMonth, vipRate, growthPercent } = figures;
  const details = {
    total: cards.newInAll({ count: newThisMonth }),
    vip: cards.vipRate({ percent: vipRate }),
    active: cards.onlineNow({ count: online }),
    newThisMonth: <Growth percent={growthPercent} />,
  };
  const values = { total, vip, active, newThisMonth };
  return (
    <FigureStrip
      figures={(['total', 'vip', 'active', 'newThisMonth'] as const).map((name) => ({
        label: cards[name].label,
        about: cards[name].about,
        aboutLabel: about({ figure: cards[name].label }),
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

/** The arrow repeats the sign. A minus has no colour: part of a month is compared with a whole one. */
function Growth({ percent }: { percent: number }) {
  const Arrow = percent < 0 ? IconArrowDownRight : IconArrowUpRight;
  return (
    <span
      className={`inline-flex items-center gap-1 ${classes.growth}`}
      data-trend={percent > 0 ? 'up' : undefined}
    >
      {percent !== 0 && <Arrow size={16} stroke={2} aria-hidden />}
      {messages.cards.growth({ percent: formatPercentChange(percent) })}
    </span>
  );
}
