import { A as content, C as Nullable, D as Time, M as strict, _ as Failure, b as MailedToken, j as data, k as answer, v as Id, w as OneOf } from "./session-CNfDh4Vs.js";
import { S as call } from "../entry.mjs";
import * as Type from "typebox";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
// contract/src/notices.ts
var noticeChannels = ["app", "mail"];
var noticeKinds = Object.keys({
	"report.reply": {
		app: true,
		mail: true
	},
	"report.outcome": {
		app: true,
		mail: true
	},
	"photo.rejected": {
		app: true,
		mail: true
	}
});
/** What a notice may name: nothing else of it leaves the server. */
var NoticeAbout = Type.Object({
	reportId: Type.Optional(Id),
	status: Type.Optional(Type.String()),
	reason: Type.Optional(Type.String())
});
var tags = ["Notices"];
var Notice = Type.Object({
	_id: Id,
	kind: OneOf(noticeKinds),
	about: NoticeAbout,
	createdAt: Time,
	read: Type.Boolean()
});
var unread$1 = Type.Integer();
var Preferences = Type.Array(Type.Object({
	kind: OneOf(noticeKinds),
	app: Type.Boolean(),
	mail: Type.Boolean()
}), { description: "" });
var listNotices = {
	method: "GET",
	url: "/notices",
	access: "member",
	schema: {
		tags,
		summary: "",
		querystring: Type.Object({
			cursor: Type.Optional(Id),
			limit: Type.Integer({
				minimum: 1,
				maximum: 100,
				default: 20
			})
		}, strict),
		response: { 200: data(Type.Object({
			notices: Type.Array(Notice),
			unread: unread$1,
			nextCursor: Nullable(Id)
		})) }
	}
};
var readNotices = {
	method: "PUT",
	url: "/notices/read",
	access: "member",
	schema: {
		tags,
		summary: "",
		body: Type.Object({ upTo: Id }, strict),
		response: { 200: data(Type.Object({ unread: unread$1 })) }
	}
};
var listNoticePreferences = {
	method: "GET",
	url: "/notices/preferences",
	access: "member",
	schema: {
		tags,
		summary: "",
		response: { 200: data(Type.Object({ preferences: Preferences })) }
	}
};
var changeNoticePreference = {
	method: "PUT",
	url: "/notices/preferences",
	access: "member",
	schema: {
		tags,
		summary: "",
		body: Type.Object({
			kind: OneOf(noticeKinds),
			channel: OneOf(noticeChannels),
			on: Type.Boolean()
		}, strict),
		response: { 200: data(Type.Object({ preferences: Preferences })) }
	}
};
var stopMails = {
	method: "POST",
	url: "/notices/unsubscribe",
	access: "public",
	schema: {
		tags,
		summary: "",
		querystring: Type.Object({ token: MailedToken }, strict),
		response: {
			200: answer({}),
			404: Failure
		}
	}
};
content("text/plain");
// web/src/features/notifications/queries.ts
var unread = ["notices", "unread"];
var preferences = ["notices", "preferences"];
/** Both ask again now and then while somebody looks, and when they come back. */
var politely = {
	refetchInterval: 6e4,
	staleTime: 0
};
var useUnread = () => useQuery({
	queryKey: unread,
	queryFn: async ({ signal }) => (await call(listNotices, {
		query: { limit: 1 },
		signal
	})).data.unread,
	...politely
});
var useNotices = () => useInfiniteQuery({
	queryKey: ["notices", "list"],
	queryFn: async ({ pageParam, signal }) => (await call(listNotices, {
		query: {
			limit: 20,
			...pageParam && { cursor: pageParam }
		},
		signal
	})).data,
	initialPageParam: "",
	getNextPageParam: ({ nextCursor }) => nextCursor,
	...politely
});
function useRead() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (upTo) => (await call(readNotices, { body: { upTo } })).data.unread,
		onSuccess: (left) => client.setQueryData(unread, left)
	});
}
var usePreferences = () => useQuery({
	queryKey: preferences,
	queryFn: async () => (await call(listNoticePreferences)).data.preferences
});
function useChoose() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (body) => call(changeNoticePreference, { body }),
		scope: { id: "notice-preferences" },
		onMutate: ({ kind, channel, on }) => client.setQueryData(preferences, (known) => known?.map((each) => each.kind === kind ? {
			...each,
			[channel]: on
		} : each)),
		onSettled: () => client.invalidateQueries({ queryKey: preferences })
	});
}
var useStopMails = () => useMutation({ mutationFn: (token) => call(stopMails, { query: { token } }) });
export { useStopMails as a, useRead as i, useNotices as n, useUnread as o, usePreferences as r, noticeChannels as s, useChoose as t };
