import { changeDelivery, turnOffPush, turnOnPush } from '@kindred/contract/notices';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CallInput, call } from '../lib/calls/call.ts';
import { subscribeBrowser, unsubscribeBrowser } from '../lib/push/push.ts';
import { type Settings, settings } from './notice-settings.ts';

/** A change whose response contains all settings. */
function useSettingsChange<Input>(change: (input: Input) => Promise<{ data: Settings }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ data }) => client.setQueryData(settings.queryKey, data),
  });
}

export const useChangeDelivery = () =>
  useSettingsChange((body: CallInput<typeof changeDelivery>['body']) =>
    call(changeDelivery, { body }),
  );

/** Asks the browser for permission, and sends the server the browser's endpoint. */
export const useTurnOnPush = () =>
  useSettingsChange(async (publicKey: string) =>
    call(turnOnPush, { body: await subscribeBrowser(publicKey) }),
  );

export const useTurnOffPush = () =>
  useSettingsChange(async ({ _id: id, current }: Settings['push']['devices'][number]) => {
    if (current) await unsubscribeBrowser();
    return call(turnOffPush, { params: { id } });
  });
