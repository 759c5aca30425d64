import {
  type ViewScreen,
  changeView,
  deleteView,
  listViews,
  saveView,
} from '@kindred/contract/saved-views';
import { useQuery } from '@tanstack/react-query';
import { call } from '../lib/calls/call.ts';
import { queryOf, useChange } from './query.ts';

export const useViews = (screen: ViewScreen, enabled: boolean) =>
  useQuery({
    ...queryOf(listViews, { query: { screen } }),
    enabled,
    select: ({ views }) => views,
  });

export const useSaveView = (screen: ViewScreen) =>
  useChange(
    (given: { name: string; query: string; shared: boolean }) =>
      call(saveView, { body: { screen, ...given } }),
    listViews,
  );

export const useChangeView = () =>
  useChange(
    ({ id, ...body }: { id: string; name?: string; shared?: boolean }) =>
      call(changeView, { params: { id }, body }),
    listViews,
  );

export const useDeleteView = () =>
  useChange((id: string) => call(deleteView, { params: { id } }), listViews);
