import { planIds } from '@kindred/contract/premium/plans';
import { subscriptionsPerPage } from '@kindred/contract/premium/office';
import { subscriptionStatuses } from '@kindred/contract/premium/subscription';
import { getRouteApi } from '@tanstack/react-router';
import { useSubscriptions } from '../../../api/premium/office.ts';
import { messages } from '#texts/payments.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ListSkeleton } from '../../../ui/states/list-skeleton.tsx';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import panel from '../../../ui/pages/panel.module.css';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { StaffPage } from '../../../ui/pages/staff-page.tsx';
import { ListSelect } from '../../../widgets/list-toolbar/list-select.tsx';
import { SubscriptionsList } from './subscriptions-list.tsx';
import { type SubscriptionsSearch, readSubscriptionsSearch } from './subscriptions-search.ts';
import classes from './subscriptions.module.css';
import { PaymentClock } from '../payment-clock.tsx';

const route = getRouteApi('/subscriptions');

/** All subscriptions, latest first, below the search and the filters. */
export function SubscriptionsPage() {
  const { list: m } = messages;
  const { page = 1, ...filter } = readSubscriptionsSearch(route.useSearch());
  const navigate = route.useNavigate();
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  const query = useSubscriptions({
    ...Object.fromEntries(given),
    page,
    limit: subscriptionsPerPage,
  });
  const { data, error } = query;
  const change = (wanted: SubscriptionsSearch) =>
    void navigate({ search: (before) => ({ ...before, page: undefined, ...wanted }) });
  return (
    <StaffPage title={m.title}>
      <div className={`flex flex-wrap items-end gap-2 ${classes.bar}`}>
        <SearchField
          label={m.search}
          term={filter.search ?? ''}
          onSearch={(search) => change({ search })}
        />
        <ListSelect
          label={m.status}
          value={filter.status ?? ''}
          data={[
            { value: '', label: m.anyStatus },
            ...subscriptionStatuses.map((value) => ({ value, label: messages.statuses[value] })),
          ]}
          onChange={(value) =>
            change({ status: subscriptionStatuses.find((status) => status === value) })
          }
        />
        <ListSelect
          label={m.plan}
          value={filter.plan ?? ''}
          data={[
            { value: '', label: m.anyPlan },
            ...planIds.map((value) => ({ value, label: messages.plans[value] })),
          ]}
          onChange={(value) => change({ plan: planIds.find((plan) => plan === value) })}
        />
        {filter.memberId && (
          <Button look="plain" onClick={() => change({ memberId: undefined })}>
            {m.everyone}
          </Button>
        )}
      </div>
      <PaymentClock />
      {!data && !error && <ListSkeleton loading={messages.loading} />}
      {error && <QueryState query={query} words={messages} />}
      {data && (
        <>
          <section className={`overflow-hidden ${panel.panel} ${classes.list}`}>
            <header
              className={`flex justify-between gap-4 border-b border-line-soft text-sm text-muted ${classes.top}`}
            >
              <p>{m.total({ count: data.pagination.total })}</p>
              <p>{m.latest}</p>
            </header>
            <SubscriptionsList subscriptions={data.subscriptions} />
          </section>
          {data.pagination.pages > 1 && (
            <Pagination
              pagination={data.pagination}
              sizes={[subscriptionsPerPage]}
              onChange={({ page: to }) => change({ page: to })}
            />
          )}
        </>
      )}
    </StaffPage>
  );
}
