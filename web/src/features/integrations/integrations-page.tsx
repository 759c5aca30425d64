import { messages as m } from '#texts/integrations.ts';
import { StaffPage } from '../../ui/pages/staff-page.tsx';
import { KeyPanel } from './keys/key-panel.tsx';
import { WebhookPanel } from './webhooks/webhook-panel.tsx';

/** How other programs read from the site and hear from it. */
export function IntegrationsPage() {
  return (
    <StaffPage title={m.title}>
      <KeyPanel />
      <WebhookPanel />
    </StaffPage>
  );
}
