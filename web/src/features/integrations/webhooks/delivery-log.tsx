import type { Webhook, WebhookDelivery } from '@kindred/contract/integrations/webhooks';
import { useState } from 'react';
import { useDeliveries, useReplay, useTestWebhook } from '../../../api/integrations.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages as m } from '#texts/integrations.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import { MoreRows } from '../../../ui/lists/more-rows.tsx';
import { StatusBadge } from '../../../ui/lists/status-badge.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { hostOf } from './webhook-table.tsx';

interface Props {
  webhook: Webhook;
  onClose: () => void;
}

/** What was sent to a webhook, and what it answered. */
export function DeliveryLog({ webhook, onClose }: Props) {
  const query = useDeliveries(webhook._id);
  const replaying = useReplay(webhook._id);
  const testing = useTestWebhook();
  const deliveries = query.data?.pages.flatMap((page) => page.deliveries) ?? [];
  const title = m.logOf({ host: hostOf(webhook.url) });
  const error = replaying.error ?? testing.error;
  const isOn = webhook.offAt === null;
  return (
    <section className="grid gap-3 border-t border-line px-5 py-4" aria-label={title}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="heading">{title}</h3>
        <div className="flex flex-wrap gap-2">
          <Button
            size="xs"
            look="plain"
            busy={testing.isPending}
            disabled={!isOn}
            onClick={() => testing.mutate(webhook._id)}
          >
            {m.sendTest}
          </Button>
          <Button
            size="xs"
            look="plain"
            busy={query.isRefetching}
            onClick={() => void query.refetch()}
          >
            {m.reload}
          </Button>
          <Button size="xs" look="plain" onClick={onClose}>
            {m.closeLog}
          </Button>
        </div>
      </div>
      <ReplaySince
        disabled={!isOn}
        pending={replaying.isPending}
        onReplay={(since) => replaying.mutate({ since })}
      />
      {testing.isSuccess && <Alert kind="success">{m.testSent}</Alert>}
      {replaying.isSuccess && <Alert kind="success">{m.replayed({ count: replaying.data })}</Alert>}
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      {(query.error || !query.data) && <QueryState query={query} words={m} rows={3} />}
      {query.data && deliveries.length === 0 && <p className="text-muted">{m.noDeliveries}</p>}
      {deliveries.length > 0 && (
        <DataTable label={title} columns={m.deliveryColumns} stacks>
          {deliveries.map((delivery) => (
            <DeliveryRow
              key={delivery._id}
              delivery={delivery}
              onReplay={isOn ? () => replaying.mutate({ deliveryId: delivery._id }) : null}
            />
          ))}
        </DataTable>
      )}
      <MoreRows query={query} label={m.moreDeliveries} />
    </section>
  );
}

const spans = ['1', '24', '72', '720'] as const;
const hour = 3_600_000;

interface ReplayProps {
  disabled: boolean;
  pending: boolean;
  onReplay: (since: string) => void;
}

function ReplaySince({ disabled, pending, onReplay }: ReplayProps) {
  const [hours, setHours] = useState<string>('24');
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Select
        label={m.replayLabel}
        data={spans.map((value) => ({ value, label: m.spans[value] }))}
        value={hours}
        onChange={({ currentTarget: { value } }) => setHours(value)}
      />
      <Button
        look="plain"
        disabled={disabled}
        busy={pending}
        onClick={() => onReplay(new Date(Date.now() - Number(hours) * hour).toISOString())}
      >
        {m.sendAgain}
      </Button>
    </div>
  );
}

const kinds = { delivered: 'success', waiting: 'warning', failed: 'danger' } as const;

interface RowProps {
  delivery: WebhookDelivery;
  onReplay: (() => void) | null;
}

function DeliveryRow({ delivery, onReplay }: RowProps) {
  const { event, state, attempts, createdAt, triedAt, nextAt } = delivery;
  const name = m.events[event.type];
  const time = triedAt ?? createdAt;
  return (
    <tr>
      <td>
        <span className="text-ink">{name}</span>
        <small className="block text-xs anywhere text-muted" translate="no" dir="ltr">
          {event._id}
        </small>
      </td>
      <td data-label={m.deliveryColumns[1]}>
        <time dateTime={time}>{timeOf(time)}</time>
      </td>
      <td data-label={m.deliveryColumns[2]}>
        <StatusBadge kind={kinds[state]}>{m.states[state]}</StatusBadge>
        <small className="block text-xs text-muted">
          {nextAt && attempts > 0
            ? m.triedUntil({ times: attempts, next: timeOf(nextAt) })
            : m.tried({ times: attempts })}
        </small>
      </td>
      <td data-label={m.deliveryColumns[3]}>
        <Answer delivery={delivery} />
      </td>
      <td data-wide>
        {onReplay && (
          <Button
            size="xs"
            look="plain"
            aria-label={m.sendAgainOf({ event: name, time: timeOf(time) })}
            onClick={onReplay}
          >
            {m.sendAgain}
          </Button>
        )}
      </td>
    </tr>
  );
}

const timeOf = (time: string) => formatDate(time, { timeStyle: 'medium' });

function Answer({ delivery }: { delivery: WebhookDelivery }) {
  const { status, durationMs, response, fault } = delivery;
  if (fault) return <>{m.faults[fault]}</>;
  if (status === null) return <>{m.noAnswer}</>;
  return (
    <>
      <span translate="no">{status}</span>{' '}
      {durationMs !== null && m.milliseconds({ count: durationMs })}
      {response && (
        <details>
          <summary className="cursor-pointer text-xs">{m.responseText}</summary>
          <pre className="m-0 text-xs anywhere whitespace-normal" translate="no" dir="auto">
            {response}
          </pre>
        </details>
      )}
    </>
  );
}
