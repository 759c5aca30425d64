import {
  type ViewScreen,
  changeView,
  deleteView,
  listViews,
  saveView,
} from '@kindred/contract/saved-views';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './call.ts';

export const useViews = (screen: ViewScreen, enabled: boolean) =>
  useQuery({
    enabled,
    queryKey: ['views', screen],
    queryFn: async ({ signal }) =>
      (await call(listViews, { query: { screen }, signal })).data.views,
  });

function useViewChange<V>(screen: ViewScreen, change: (given: V) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: ['views', screen] }),
  });
}

export const useSaveView = (screen: ViewScreen) =>
  useViewChange(screen, (given: { name: string; query: string; shared: boolean }) =>
    call(saveView, { body: { screen, ...given } }),
  );

export const useChangeView = (screen: ViewScreen) =>
  useViewChange(screen, ({ id, ...body }: { id: string; name?: string; shared?: boolean }) =>
    call(changeView, { params: { id }, body }),
  );

export const useDeleteView = (screen: ViewScreen) =>
  useViewChange(screen, (id: string) => call(deleteView, { params: { id } }));
