import { E as strict } from './members-DaHwJcC0.js';
import { r as keyOf, t as fetchData } from './query-AAxsCU1Q.js';
import { t as MatchedPerson } from './person-zOw0zXnc.js';
import { t as appliedTo } from './followed-DXAL61Gf.js';
import { t as createSharedState } from './shared-state-mFJemKE7.js';
import { i as useUnreadCount } from './notices-DC1CAnGD.js';
import * as Type from 'typebox';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
({ ...strict });
// contract/src/discovery/deck.ts
var DeckCard = /* @__PURE__ */ Type.Object(MatchedPerson, { title: 'DeckCard' });
var readDeck = {
  method: 'GET',
  url: '/deck',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var readFunnel = {
  method: 'GET',
  url: '/deck/funnel',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
({ ...DeckCard.properties });
var readUnseenMatch = {
  method: 'GET',
  url: '/matches/unseen',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var seeMatch = {
  method: 'PUT',
  url: '/matches/:id/seen',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
// web/src/api/match-moment.ts
var none$1 = { moment: null };
/** The other has written, so the moment leads to the chat. */
var withMessage = (moment, { kind, about, content }) =>
  kind === 'message' && about.memberId === moment.person._id && content?.message?.mine === false
    ? {
        ...moment,
        wrote: true,
      }
    : moment;
var without = (data, id) => (data.moment?.person._id === id ? none$1 : data);
function unseenAfter(data, event) {
  const { kind, about, content } = event;
  if (kind === 'matchSeen' || kind === 'matchEnded') return without(data, about.memberId);
  if (kind === 'message') return data.moment ? { moment: withMessage(data.moment, event) } : data;
  if (kind !== 'match') return data;
  if (!content) return void 0;
  return content.moment ? { moment: content.moment } : data;
}
var unseen = queryOptions({
  queryKey: keyOf(readUnseenMatch),
  queryFn: async ({ client, queryKey, signal }) => {
    const data = await fetchData(readUnseenMatch, { signal });
    const known = client.getQueryData(queryKey);
    return known?.moment?.isOwn ? known : data;
  },
});
var poll = 6e4;
/**
 * The match that the member has not seen yet. It has a notice, so who had none when the page was opened asks for nothing, and
 * what comes later comes with the live event.
 */
function useUnseenMatch() {
  const { data: unread } = useUnreadCount();
  const [atFirst, setAtFirst] = useState(unread);
  if (atFirst === void 0 && unread !== void 0) setAtFirst(unread);
  return useQuery({
    ...unseen,
    ...appliedTo(unseenAfter, poll, 'match', 'matchSeen', 'matchEnded', 'message'),
    initialData: none$1,
    initialDataUpdatedAt: 0,
    select: ({ moment }) => moment,
    enabled: (atFirst ?? 0) > 0,
  });
}
/** A choice of the member made a match: it is shown wherever the choice was made. */
async function showMatch(client, moment) {
  await client.cancelQueries({ queryKey: unseen.queryKey });
  client.setQueryData(unseen.queryKey, {
    moment: {
      ...moment,
      isOwn: true,
    },
  });
}
/** It is not shown again, here or on other devices. The server knows that who made a match has seen it. */
function useSeeMatch() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id) => fetchData(seeMatch, { params: { id } }),
    retry: 2,
  });
  return ({ person: { _id: id }, isOwn = false }) => {
    client.setQueryData(unseen.queryKey, (data) => data && without(data, id));
    if (!isOwn) mutate(id);
  };
}
// web/src/api/choices/refusals.ts
var none = [];
/** The decisions that the server refused, until the member has seen why. */
var refusals = createSharedState(none);
var addRefusal = (decision, error) =>
  refusals.change((all) => [
    ...all.filter((each) => each.decision.id !== decision.id),
    {
      decision,
      error,
      isShown: false,
    },
  ]);
var showRefusal = (id) =>
  refusals.change((all) =>
    all.map((each) =>
      each.decision.id === id
        ? {
            ...each,
            isShown: true,
          }
        : each,
    ),
  );
/** Of one person, or all. */
function forgetRefusals(id) {
  if (refusals.get().length === 0) return;
  refusals.change((all) => (id ? all.filter((each) => each.decision.id !== id) : none));
}
export {
  showMatch as a,
  withMessage as c,
  showRefusal as i,
  readDeck as l,
  forgetRefusals as n,
  useSeeMatch as o,
  refusals as r,
  useUnseenMatch as s,
  addRefusal as t,
  readFunnel as u,
};
