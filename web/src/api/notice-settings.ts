import { changeNoticePreference, listNoticePreferences } from '@kindred/contract/notices';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, call } from '../lib/calls/call.ts';
import { type RouteData, invalidate, queryOf } from './query.ts';

export type Settings = RouteData<typeof listNoticePreferences>;
type PreferenceChange = CallInput<typeof changeNoticePreference>['body'];

export const settings = queryOf(listNoticePreferences);

export const useNoticeSettings = () => useQuery(settings);

/** Changes the table immediately; the requests follow one after the other, so that the last click counts. */
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
