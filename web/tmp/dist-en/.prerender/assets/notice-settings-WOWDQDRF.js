import { n as changeNoticePreference, r as listNoticePreferences } from './notices-CnhaY_GY.js';
import { t as call } from './call-DKXJHjxq.js';
import { n as invalidate, o as queryOf } from './query-AAxsCU1Q.js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
// web/src/api/notice-settings.ts
var settings = queryOf(listNoticePreferences);
var useNoticeSettings = () => useQuery(settings);
/** Changes the table immediately; the requests follow one after the other, so that the last click counts. */
function useChangePreference() {
  const client = useQueryClient();
  const show = ({ kind, channel, on }) =>
    client.setQueryData(
      settings.queryKey,
      (known) =>
        known && {
          ...known,
          preferences: known.preferences.map((each) =>
            each.kind === kind
              ? {
                  ...each,
                  [channel]: on,
                }
              : each,
          ),
        },
    );
  return useMutation({
    mutationFn: (body) => call(changeNoticePreference, { body }),
    scope: { id: changeNoticePreference.url },
    onMutate: show,
    onError: (_error, change) =>
      show({
        ...change,
        on: !change.on,
      }),
    onSettled: () => invalidate(client, listNoticePreferences),
  });
}
export { useChangePreference as n, useNoticeSettings as r, settings as t };
