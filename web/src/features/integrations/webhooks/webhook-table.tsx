import type { Webhook } from '@kindred/contract/integrations/webhooks';
import { commaList, formatDate } from '../../../lib/formats/formats.ts';
import { messages as m } from '#texts/integrations.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import { StatusBadge } from '../../../ui/lists/status-badge.tsx';
import type { WebhookAction } from './webhook-panel.tsx';

interface Props {
  webhooks: readonly Webhook[];
  shownLog: string | null;
  onChoose: (action: WebhookAction, id: string) => void;
}

const actions = ['log', 'edit', 'secret', 'delete'] as const;

export const hostOf = (url: string) => URL.parse(url)?.host ?? url;

export function WebhookTable({ webhooks, shownLog, onChoose }: Props) {
  if (webhooks.length === 0) return <p className="px-5 py-4 text-muted">{m.noWebhooks}</p>;
  return (
    <DataTable label={m.webhooks} columns={m.webhookColumns} stacks>
      {webhooks.map((webhook) => (
        <tr key={webhook._id}>
          <td>
            <b className="anywhere text-ink" translate="no" dir="ltr">
              {webhook.url}
            </b>
            {webhook.withNames && <small className="block text-xs text-muted">{m.hasNames}</small>}
          </td>
          <td data-label={m.webhookColumns[1]}>
            {commaList(webhook.events.map((event) => m.events[event]))}
          </td>
          <td data-label={m.webhookColumns[2]}>
            <Status webhook={webhook} />
          </td>
          <td data-wide>
            <div className="flex flex-wrap gap-2">
              {actions.map((action) => (
                <Button
                  key={action}
                  size="xs"
                  look="plain"
                  aria-label={m.actionOn[action]({ host: hostOf(webhook.url) })}
                  {...(action === 'log' && { 'aria-expanded': shownLog === webhook._id })}
                  onClick={() => onChoose(action, webhook._id)}
                >
                  {m.actions[action]}
                </Button>
              ))}
            </div>
          </td>
        </tr>
      ))}
    </DataTable>
  );
}

function Status({ webhook: { offAt, offReason, failingSince } }: { webhook: Webhook }) {
  if (offAt && offReason)
    return (
      <>
        <StatusBadge kind={offReason === 'team' ? 'neutral' : 'danger'}>{m.off}</StatusBadge>
        <small className="block text-xs text-muted">
          {m.offReasons[offReason]({ day: formatDate(offAt) })}
        </small>
      </>
    );
  if (failingSince)
    return (
      <StatusBadge kind="warning">{m.failingSince({ day: formatDate(failingSince) })}</StatusBadge>
    );
  return <StatusBadge kind="success">{m.on}</StatusBadge>;
}
