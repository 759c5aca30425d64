import { Link } from '@tanstack/react-router';
import { type Plans, usePlans } from '../../../api/premium/plans.ts';
import { messages } from '#texts/payments.ts';
import { formatMoney } from '../../../lib/formats/money.ts';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import { ListSkeleton } from '../../../ui/states/list-skeleton.tsx';
import panel from '../../../ui/pages/panel.module.css';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { StaffPage } from '../../../ui/pages/staff-page.tsx';
import classes from './office.module.css';
import { RightsForm } from './rights-form.tsx';

/** The price and the rights of each plan. */
export function PlansPage() {
  const { rights: m } = messages;
  const query = usePlans();
  return (
    <StaffPage title={m.title}>
      <p className="text-muted">{m.about}</p>
      {!query.data && !query.error && <ListSkeleton loading={messages.loading} />}
      {query.error && <QueryState query={query} words={messages} />}
      {query.data && (
        <div className={`grid items-start gap-4 ${classes.sides}`}>
          <section className={`overflow-hidden pt-4 ${panel.panel}`}>
            <h2 className="px-5 heading">{m.table}</h2>
            <p className="px-5 text-muted">{m.unlimited}</p>
            <RightsForm
              key={query.data.version}
              rights={query.data.rights}
              version={query.data.version}
            />
          </section>
          <Prices plans={query.data} />
        </div>
      )}
    </StaffPage>
  );
}

function Prices({ plans: { plans } }: { plans: Plans }) {
  const { rights: m, plans: names } = messages;
  const columns = m.priceColumns;
  return (
    <section className={`overflow-hidden pt-4 ${panel.panel}`}>
      <h2 className="px-5 heading">{m.prices}</h2>
      <p className="px-5 text-muted">{m.pricesAbout}</p>
      <p className="px-5">
        <Link to="/price-moves">{m.toOldPrices}</Link>
      </p>
      <DataTable label={m.prices} columns={columns} numeric stacks>
        {plans.map(({ id, amount, perMonth, currency, savesPercent }) => (
          <tr key={id}>
            <td>{names[id]}</td>
            <td data-label={columns[1]}>{formatMoney(amount, currency)}</td>
            <td data-label={columns[2]}>{formatMoney(perMonth, currency)}</td>
            <td data-label={columns[3]}>
              {savesPercent ? m.saves({ percent: savesPercent }) : m.savesNothing}
            </td>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}
