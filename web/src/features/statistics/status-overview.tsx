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
    <section className={`p-panel ${panel.panel} ${classes.panel}`}>
      <h2 className="heading">{overview.title}</h2>
      <dl className={`m-0 mt-2 ${classes.facts}`}>
        {(['active', 'online', 'vip', 'newThisMonth', 'profileComplete', 'verified'] as const).map(
          (name) => (
            <div
              className={`grid items-center gap-3 border-top-soft text-sm min-h-target ${classes.status}`}
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
                className={`grid items-center gap-3 m-0 semibold tabular nowrap ${classes.value}`}
              >
                <meter
                  className={`w-full border-0 bg-muted-soft overflow-hidden rounded-xs ${classes.bar}`}
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
