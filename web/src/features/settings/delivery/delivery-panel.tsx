import type { NoticeSettings } from '@kindred/contract/notices';
import { DeliverySettings } from './delivery-settings.tsx';
import { PushSettings } from './push-settings.tsx';

/** Where and when notifications reach the member. Loaded on demand. */
export function DeliveryPanel({ settings }: { settings: NoticeSettings }) {
  return (
    <>
      <PushSettings settings={settings} />
      <DeliverySettings settings={settings} />
    </>
  );
}
