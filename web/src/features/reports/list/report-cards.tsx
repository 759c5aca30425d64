import { Link } from '@tanstack/react-router';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/reports.ts';
import { FigureStrip } from '../../../ui/lists/figure-strip.tsx';
import { useReportStatistics } from '../../../api/reports/handling.ts';

const names = ['total', 'pending', 'highPriority', 'responseTime'] as const;

export function ReportCards() {
  const { cards, about } = messages;
  const { data } = useReportStatistics();
  const valueOf = {
    total: data && formatNumber(data.total),
    pending: data && (
      <Link to="/reports" search={{ status: 'pending' }}>
        {formatNumber(data.byStatus.pending)}
      </Link>
    ),
    highPriority: data && formatNumber(data.highPriority),
    responseTime: data && (data.avgResponseTime ?? cards.unknown),
  };
  return (
    <FigureStrip
      compact
      figures={names.map((name) => ({
        ...cards[name],
        aboutLabel: about({ figure: cards[name].label }),
        value: valueOf[name] ?? '–',
      }))}
    />
  );
}
