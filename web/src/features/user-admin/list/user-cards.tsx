import { useFigures } from '../../../api/statistics.ts';
import { formatNumber, formatPercent } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/user-admin.ts';
import { FigureStrip } from '../../../ui/lists/figure-strip.tsx';

const names = ['total', 'vip', 'active', 'online', 'verified', 'engagement'] as const;

export function UserCards() {
  const { cards, about } = messages;
  const { data } = useFigures();
  const valueOf = (name: (typeof names)[number]) => {
    if (!data) return '–';
    return name === 'engagement' ? formatPercent(data.engagementRate) : formatNumber(data[name]);
  };
  return (
    <FigureStrip
      compact
      figures={names.map((name) => ({
        ...cards[name],
        aboutLabel: about({ figure: cards[name].label }),
        value: valueOf(name),
      }))}
    />
  );
}
