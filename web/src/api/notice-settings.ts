import {
  changeDelivery,
  changeNoticePreference,
  listNoticePreferences,
  turnOffPush,
  turnOnPush,
} from '@kindred/contract/notices';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, call } from '../lib/call.ts';
import { subscribeBrowser, unsubscribeBrowser } from '../lib/push.ts';
import { type RouteData, invalidate, queryOf } from './query.ts';

type Settings = RouteData<typeof listNoticePreferences>;
type PreferenceChange = CallInput<typeof changeNoticePreference>['body'];

const settings = queryOf(listNoticePreferences);

export const useNoticeSettings = () => useQuery(settings);

/** Changes the table at once; the requests follow one after the other, so that the last click counts. */
export function useChangePreference() {
  const client = useQueryClient();
  const show = ({ kind, channel, on }: PreferenceChange) =>
    client.setQueryData(
      settings.queryKey,
      (known: Settings | undefined) =>
        known && {
          ...known,
          preferences: known.preferences.map((each) =>
            each.kind === kind ? { ...each, [channel]: on } : each,
          ),
        },
    );
  return useMutation({
    mutationFn: (body: PreferenceChange) => call(changeNoticePreference, { body }),
    scope: { id: changeNoticePreference.url },
    onMutate: show,
    onError: (_error, change) => show({ ...change, on: !change.on }),
    onSettled: () => invalidate(client, listNoticePreferences),
  });
}

/** A change whose response is all settings. */
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

/** Asks the browser for permission, and tells the server where the browser is reached. */
export const useTurnOnPush = () =>
  useSettingsChange(async (publicKey: string) =>
    call(turnOnPush, { body: await subscribeBrowser(publicKey) }),
  );

export const useTurnOffPush = () =>
  useSettingsChange(async ({ _id: id, current }: Settings['push']['devices'][number]) => {
    if (current) await unsubscribeBrowser();
    return call(turnOffPush, { params: { id } });
  });
