import type { Dashboard } from '@kindred/contract/statistics';
import { formatNumber } from '../../lib/formats/formats.ts';
import { messages } from '#texts/statistics.ts';
import panel from '../../ui/pages/panel.module.css';
import { UsersLink } from './users-link.tsx';
import classes from './status-overview.module.css';

export function StatusOverview({ figures }: { figures: Omit<Dashboard, 'recent'> }) {
  const { overview } = messages;
  const { total } = figures;
  const whole = new Set(['profileComplete', 'verified']);
  return (
    <section className={`px-5 py-4 ${panel.panel} ${classes.panel}`}>
      <h2 className="heading">{overview.title}</h2>
      <dl className={`m-0 mt-2 ${classes.facts}`}>
        {(['active', 'online', 'vip', 'newThisMonth', 'profileComplete', 'verified'] as const).map(
          (name) => (
            <div
              className={`grid min-h-11 items-center gap-3 border-t border-line-soft text-sm ${classes.status}`}
              key={name}
            >
              <dt>
                {name === 'profileComplete' ? (
                  overview[name]
                ) : (
                  <UsersLink of={name} month={figures.month}>
                    {overview[name]}
                  </UsersLink>
                )}
              </dt>
              <dd
                className={`m-0 grid items-center gap-3 font-semibold whitespace-nowrap tabular-nums ${classes.value}`}
              >
                <meter
                  className={`w-full overflow-hidden rounded-xs border-0 bg-muted-soft ${classes.bar}`}
                  min={0}
                  max={Math.max(1, total)}
                  value={figures[name]}
                  aria-hidden
                />
                <span className="text-end">
                  {whole.has(name)
                    ? overview.outOf({ count: figures[name], total })
                    : formatNumber(figures[name])}
                </span>
              </dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}
