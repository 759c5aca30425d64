import type { Webhook } from '@kindred/contract/integrations/webhooks';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useWebhooks } from '../../../api/integrations.ts';
import { messages as m } from '#texts/integrations.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { Panel } from '../panel.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { DeleteDialog, SecretDialog } from './webhook-dialogs.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookTable } from './webhook-table.tsx';

export type WebhookAction = 'log' | 'edit' | 'secret' | 'delete';

export function WebhookPanel() {
  const query = useWebhooks();
  const [adding, setAdding] = useState(false);
  const [logId, setLogId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<{ action: WebhookAction; id: string } | null>(null);
  const webhooks = query.data ?? [];
  const byId = (id: string | null): Webhook | null =>
    webhooks.find(({ _id }) => _id === id) ?? null;
  const found = (action: WebhookAction) => byId(chosen?.action === action ? chosen.id : null);
  const close = () => setChosen(null);
  const logged = byId(logId);
  return (
    <Panel
      title={m.webhooks}
      about={m.webhooksAbout}
      action={
        <Button
          look="ink"
          icon={<IconPlus size={18} stroke={1.75} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {m.addWebhook}
        </Button>
      }
    >
      <QueryState query={query} words={m} rows={1} />
      {query.data && (
        <WebhookTable
          webhooks={webhooks}
          onChoose={(action, id) =>
            action === 'log' ? setLogId(logId === id ? null : id) : setChosen({ action, id })
          }
          shownLog={logged?._id ?? null}
        />
      )}
      {logged && <DeliveryLog key={logged._id} webhook={logged} onClose={() => setLogId(null)} />}
      <WebhookDialog opened={adding} webhook={null} onClose={() => setAdding(false)} />
      <WebhookDialog opened={found('edit') !== null} webhook={found('edit')} onClose={close} />
      <SecretDialog webhook={found('secret')} onClose={close} />
      <DeleteDialog webhook={found('delete')} onClose={close} />
    </Panel>
  );
}
