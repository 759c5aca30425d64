import { A as content, C as Nullable, D as Time, M as strict, T as Secret, _ as Failure, b as MailedToken, c as consentVersion, j as data, k as answer, w as OneOf } from "./session-CNfDh4Vs.js";
import { S as call } from "../entry.mjs";
import { t as download } from "./download-BeisBzlU.js";
import * as Type from "typebox";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
// contract/src/archives.ts
var tags$1 = ["Archives"];
var Archive = Type.Object({
	state: OneOf(["waiting", "ready"]),
	askedAt: Time,
	readyAt: Nullable(Time),
	expiresAt: Nullable(Time),
	size: Nullable(Type.Integer({ description: "" }))
}, { title: "Archive" });
var askArchive = {
	method: "POST",
	url: "/archives",
	access: "member",
	idempotent: true,
	schema: {
		tags: tags$1,
		summary: "",
		body: Type.Object({}, strict),
		response: { 200: data(Type.Object({ archive: Archive })) }
	}
};
var readArchive = {
	method: "GET",
	url: "/archives",
	access: "member",
	schema: {
		tags: tags$1,
		summary: "",
		response: { 200: data(Type.Object({ archive: Type.Union([Archive, Type.Null()]) })) }
	}
};
var fetchArchive = {
	method: "GET",
	url: "/archives/file",
	access: "member",
	schema: {
		tags: tags$1,
		summary: "",
		response: {
			200: content("application/zip"),
			404: Failure
		}
	}
};
var openArchive = {
	method: "POST",
	url: "/archives/open",
	access: "public",
	schema: {
		tags: tags$1,
		summary: "",
		body: Type.Object({ token: MailedToken }, strict),
		response: {
			200: content("application/zip"),
			404: Failure
		}
	}
};
// contract/src/leaving.ts
var tags = ["Auth"];
var ownAccount = {
	method: "GET",
	url: "/auth/account",
	access: "member",
	schema: {
		tags,
		summary: "",
		response: { 200: data(Type.Object({
			email: Type.String(),
			hasPassword: Type.Boolean(),
			providers: Type.Array(OneOf(["google", "facebook"])),
			consent: Type.Union([Type.Object({
				version: Type.String(),
				givenAt: Time
			}), Type.Null()])
		})) }
	}
};
var giveConsent = {
	method: "PUT",
	url: "/auth/consent",
	access: "member",
	schema: {
		tags,
		summary: "",
		body: Type.Object({ version: Type.String({
			maxLength: 20,
			description: ""
		}) }, strict),
		response: {
			200: answer({}),
			409: Failure
		}
	}
};
var mailLeavingCode = {
	method: "POST",
	url: "/auth/leave/code",
	access: "member",
	schema: {
		tags,
		summary: "",
		body: Type.Object({}, strict),
		response: {
			200: answer({}),
			422: Failure
		}
	}
};
var leave = {
	method: "POST",
	url: "/auth/leave",
	access: "member",
	schema: {
		tags,
		summary: "",
		body: Type.Object({
			password: Type.Optional(Secret),
			code: Type.Optional(Type.String({
				pattern: "^[0-9]{6}$",
				description: ""
			})),
			withdrawConsent: Type.Optional(Type.Boolean({ description: "" }))
		}, strict),
		response: {
			200: data(Type.Object({ eraseAt: Time })),
			422: Failure
		}
	}
};
// web/src/features/leaving/queries.ts
var account = ["own-account"];
var archive = ["archive"];
var useOwnAccount = () => useQuery({
	queryKey: account,
	queryFn: async ({ signal }) => (await call(ownAccount, { signal })).data
});
function useGiveConsent() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: () => call(giveConsent, { body: { version: consentVersion } }),
		onSuccess: () => client.invalidateQueries({ queryKey: account })
	});
}
var useMailLeavingCode = () => useMutation({ mutationFn: () => call(mailLeavingCode, { body: {} }) });
var useLeave = () => useMutation({ mutationFn: async (body) => (await call(leave, { body })).data.eraseAt });
/** Looks again while one is being made; a hidden page does not. */
var useArchive = () => useQuery({
	queryKey: archive,
	queryFn: async ({ signal }) => (await call(readArchive, { signal })).data.archive,
	refetchInterval: ({ state }) => state.data?.state === "waiting" ? 3e3 : false
});
function useAskArchive() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async () => (await call(askArchive, { body: {} })).data.archive,
		onSuccess: (asked) => client.setQueryData(archive, asked)
	});
}
var useFetchArchive = () => useMutation({ mutationFn: (name) => download(fetchArchive, {}, name) });
var useOpenArchive = () => useMutation({ mutationFn: ({ token, name }) => download(openArchive, { body: { token } }, name) });
export { useLeave as a, useOwnAccount as c, useGiveConsent as i, useAskArchive as n, useMailLeavingCode as o, useFetchArchive as r, useOpenArchive as s, useArchive as t };
