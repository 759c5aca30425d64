import type { Rights } from '@kindred/contract/premium/rights';
import type { Tiers } from '../../../api/premium/plans.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/premium.ts';
import classes from './rights-table.module.css';

const rows = [
  'likesPerDay',
  'seesLikes',
  'superlikesPerDay',
  'undosPerDay',
  'filters',
  'incognito',
] as const satisfies readonly (keyof Rights)[];

/** The differences between free and premium, from the server's table of rights. */
export function RightsTable({ rights: { free, premium } }: { rights: Tiers }) {
  const { rights: m } = messages;
  return (
    <section className={classes.rights}>
      <h2 className="mb-1.5 title-xs">{m.title}</h2>
      <table className="w-full border-collapse" aria-label={m.label}>
        <thead className={classes.headRows}>
          <tr>
            <th
              className={`border-b border-line text-start text-lg font-semibold text-muted tabular-nums ${classes.cell} ${classes.headCell}`}
              scope="col"
            >
              <span className="sr-only">{m.right}</span>
            </th>
            <th
              className={`border-b border-line text-start text-lg font-semibold text-muted tabular-nums ${classes.cell} ${classes.headCell}`}
              scope="col"
            >
              {m.free}
            </th>
            <th
              className={`border-b border-line text-start text-lg font-semibold text-muted tabular-nums ${classes.cell} ${classes.headCell}`}
              scope="col"
            >
              {m.premium}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter((right) => free[right] !== premium[right])
            .map((right) => (
              <tr key={right}>
                <th
                  className={`border-b border-line text-start text-lg font-normal tabular-nums ${classes.cell}`}
                  scope="row"
                >
                  {m.names[right]}
                </th>
                <td
                  className={`border-b border-line text-start text-lg font-normal text-muted tabular-nums ${classes.cell} ${classes.value}`}
                >
                  {describe(right, free)}
                </td>
                <td
                  className={`border-b border-line text-start text-lg font-normal text-muted tabular-nums ${classes.cell} ${classes.value}`}
                >
                  {describe(right, premium)}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      <p className="mt-3.5 text-pretty text-muted">{m.note}</p>
    </section>
  );
}

function describe(right: keyof Rights, of: Rights): string {
  const { rights: m } = messages;
  const value = of[right];
  if (value === null) return m.unlimited;
  if (typeof value === 'number') return formatNumber(value);
  if (right === 'seesLikes' || right === 'filters') return m[right][value ? 'true' : 'false'];
  return value ? m.yes : m.no;
}
