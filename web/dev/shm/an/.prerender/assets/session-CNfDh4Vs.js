import { n as staffRoles, t as config } from "./config-D7cc2gS3.js";
import * as Type from "typebox";
// web/src/lib/call-error.ts
/** A call that did not succeed: what the server said, or that it said nothing. */
var CallError = class extends Error {
	name = "CallError";
	/** 0 when no answer came. */
	status;
	/** The server's code; NETWORK_ERROR, TIMEOUT or SERVER_ERROR where it gave none. */
	code;
	body;
	/** Seconds to wait, where the server asked for it. */
	retryAfter;
	constructor(status, code, body, retryAfter = null) {
		super(`${code} (${status})`);
		this.status = status;
		this.code = code;
		this.body = body;
		this.retryAfter = retryAfter;
	}
};
function hasStatus(error, from, to = from) {
	return error instanceof CallError && error.status >= from && error.status <= to;
}
// contract/src/common.ts
/** Unknown fields are refused. */
var strict = { additionalProperties: false };
var Id = Type.String({
	format: "uuid",
	description: ""
});
var Time = Type.String({ format: "date-time" });
var Day = Type.String({
	format: "date",
	description: ""
});
var Email = Type.String({
	format: "email",
	minLength: 3,
	maxLength: 254
});
/** Trimmed text of 1 to `maxLength` characters. */
var Text = (maxLength) => Type.String({
	minLength: 1,
	maxLength
});
/** Text of which something can be seen: a name of nothing but blanks and marks of direction is none. */
var Name = (maxLength) => Type.String({
	minLength: 1,
	maxLength,
	format: "visible"
});
/** Neither trimmed nor composed by rule; what a password must be is the accounts' business. */
var Secret = Type.String({
	format: "password",
	minLength: 1,
	maxLength: 1024
});
/** Or null. One type list instead of a union: the serialiser compiles it to a plain check. */
var Nullable = (schema) => {
	const { type, enum: words } = schema;
	return Type.Unsafe({
		...schema,
		type: [type ?? "string", "null"],
		...words && { enum: [...words, null] }
	});
};
/** One of a list of words. */
var OneOf = (words) => Type.Unsafe({
	type: "string",
	enum: words
});
/** What every idempotent route accepts. */
var IdempotencyHeaders = Type.Object({ "idempotency-key": Type.Optional(Type.String({
	pattern: "^[!-~]{1,255}$",
	description: ""
})) });
/** What to send in `If-Match`; the same as the answer's `ETag`. */
var Version = Type.String({ description: "" });
/** A password that is chosen now. Characters are code points; any of them will do. */
var NewPassword = Type.String({
	format: "password",
	minLength: 8,
	maxLength: 128
});
/** Of a link that was mailed. */
var MailedToken = Type.String({
	minLength: 1,
	maxLength: 200
});
/** The answer of a call: `success` and whatever the contract names beside it. */
var answer = (fields) => Type.Object({
	success: Type.Literal(true),
	...fields
});
var data = (schema) => answer({ data: schema });
/** An answer that is no JSON. */
var content = (type) => Type.Unsafe({ content: { [type]: { schema: { type: "string" } } } });
var Failure = Type.Object({
	success: Type.Literal(false),
	message: Type.String({ description: "" }),
	code: Type.String(),
	requestId: Type.String(),
	errors: Type.Optional(Type.Array(Type.Object({
		field: Type.String(),
		msg: Type.String()
	}))),
	data: Type.Optional(Type.Unknown({ description: "" }))
}, { title: "Failure" });
// contract/src/members.ts
var Place = Type.Object({
	city: Nullable(Type.String()),
	country: Nullable(Type.String())
});
var Picture = Type.Object({
	url: Type.String(),
	publicId: Type.String(),
	name: Type.String(),
	size: Type.Integer(),
	mimeType: Type.String()
});
/** A member as the member and the staff see it. */
var User = Type.Object({
	_id: Id,
	firstName: Nullable(Type.String()),
	lastName: Nullable(Type.String()),
	name: Nullable(Type.String()),
	email: Type.String(),
	createdAt: Time,
	lastActive: Nullable(Time),
	isActive: Type.Boolean(),
	isVIP: Type.Boolean(),
	isOnline: Type.Boolean(),
	isEmailVerified: Type.Boolean(),
	profileComplete: Type.Boolean(),
	emailVerificationSent: Type.Boolean(),
	gender: Nullable(Type.String()),
	age: Nullable(Type.Integer()),
	bio: Nullable(Type.String()),
	location: Place,
	profilePicture: Nullable(Type.String()),
	more_pictures: Type.Array(Picture),
	settings: Type.Object({ showLastActive: Type.Boolean() }),
	isAdmin: Type.Boolean(),
	staffRole: Nullable(OneOf(staffRoles))
}, { title: "User" });
/** A member as they see themselves: with what is theirs alone. */
var OwnUser = Type.Object({
	...User.properties,
	dateOfBirth: Nullable(Day),
	lookingFor: Type.Object({
		genders: Type.Array(Type.String()),
		minAge: Nullable(Type.Integer()),
		maxAge: Nullable(Type.Integer()),
		maxDistance: Nullable(Type.Integer())
	}),
	interests: Type.Array(Type.String()),
	prompts: Type.Array(Type.Object({
		prompt: Type.String(),
		answer: Type.String()
	})),
	settings: Type.Object({
		showLastActive: Type.Boolean(),
		paused: Type.Boolean()
	})
}, { title: "OwnUser" });
/** A member as others see them. Nothing that is not on this list leaves the server. */
var PublicUser = Type.Object({
	_id: Id,
	firstName: Type.String(),
	name: Type.String(),
	age: Type.Integer(),
	gender: Type.String(),
	bio: Nullable(Type.String()),
	location: Place,
	profilePicture: Nullable(Type.String()),
	more_pictures: Type.Array(Type.Object({
		url: Picture.properties.url,
		publicId: Picture.properties.publicId
	})),
	interests: Type.Array(Type.String()),
	prompts: OwnUser.properties.prompts,
	lastActive: Nullable(Time),
	isOnline: Type.Boolean(),
	distance: Nullable(Type.Integer({ description: "" })),
	distanceFormatted: Nullable(Type.String())
}, { title: "PublicUser" });
// contract/src/accounts.ts
var tags = ["Auth"];
var Standing = {
	requiresVerification: Type.Boolean(),
	requiresProfileCompletion: Type.Boolean(),
	onboardingComplete: Type.Boolean()
};
var RefreshToken = Type.String({
	minLength: 1,
	maxLength: 1024
});
/** Of the words under which members let us process what is sensitive. They change: so does this. */
var consentVersion = "2026-11-20";
var Tokens = {
	token: Type.String(),
	refreshToken: Type.String(),
	user: User
};
/** Who is in. */
var Entry = Type.Object({
	...Tokens,
	...Standing
}, { title: "Entry" });
/** Who is recognised, and still has to show their second factor. */
var Challenged = Type.Object({
	requiresSecondFactor: Type.Literal(true),
	challenge: Type.String({
		minLength: 1,
		maxLength: 300,
		description: ""
	})
}, { title: "Challenged" });
var register = {
	method: "POST",
	url: "/auth/register",
	access: "public",
	schema: {
		tags,
		summary: "",
		body: Type.Object({
			firstName: Name(50),
			lastName: Type.Optional(Name(50)),
			email: Email,
			password: NewPassword,
			dateOfBirth: Type.Optional(Day),
			consent: Type.Optional(Type.Boolean({ description: "" }))
		}, strict),
		response: {
			200: answer({
				...Tokens,
				verificationToken: Type.String(),
				...Standing
			}),
			409: Failure,
			422: Failure
		}
	}
};
var verifyEmail = {
	method: "POST",
	url: "/auth/verify-email",
	access: "public",
	schema: {
		tags,
		summary: "",
		body: Type.Object({
			code: Type.Optional(Type.String({
				pattern: "^[0-9]{6}$",
				description: ""
			})),
			verificationToken: Type.Optional(Type.String({
				minLength: 1,
				maxLength: 200,
				description: ""
			})),
			token: Type.Optional(MailedToken)
		}, strict),
		response: {
			200: answer(Tokens),
			401: Failure,
			403: Failure,
			422: Failure
		}
	}
};
var resendVerification = {
	method: "POST",
	url: "/auth/resend-verification",
	access: "public",
	schema: {
		tags,
		summary: "",
		body: Type.Object({ email: Type.Optional(Email) }, strict),
		response: {
			200: answer({ emailVerificationSent: Type.Boolean() }),
			401: Failure,
			409: Failure
		}
	}
};
var login = {
	method: "POST",
	url: "/auth/login",
	access: "public",
	schema: {
		tags,
		summary: "",
		body: Type.Object({
			email: Email,
			password: Secret
		}, strict),
		response: {
			200: data(Type.Union([Entry, Challenged])),
			401: Failure,
			403: Failure
		}
	}
};
var comeBack = {
	method: "POST",
	url: "/auth/come-back",
	access: "public",
	schema: {
		tags,
		summary: "",
		body: login.schema.body,
		response: login.schema.response
	}
};
var ComeBack = Type.Optional(Type.Boolean({ description: "" }));
var google = {
	method: "POST",
	url: "/auth/google",
	access: "public",
	schema: {
		tags,
		summary: "",
		body: Type.Object({
			tokenId: Type.String({
				minLength: 1,
				maxLength: 8192
			}),
			comeBack: ComeBack
		}, strict),
		response: {
			...login.schema.response,
			404: Failure,
			409: Failure,
			422: Failure
		}
	}
};
var facebook = {
	method: "POST",
	url: "/auth/facebook",
	access: "public",
	schema: {
		tags,
		summary: "",
		body: Type.Object({
			accessToken: Type.String({
				minLength: 1,
				maxLength: 2048
			}),
			userID: Type.Optional(Type.String({
				minLength: 1,
				maxLength: 100,
				description: ""
			})),
			comeBack: ComeBack
		}, strict),
		response: google.schema.response
	}
};
var refreshToken = {
	method: "POST",
	url: "/auth/refresh-token",
	access: "public",
	schema: {
		tags,
		summary: "",
		body: Type.Object({ refreshToken: RefreshToken }, strict),
		response: {
			200: data(Type.Object({
				token: Type.String(),
				refreshToken: Type.String()
			})),
			401: Failure
		}
	}
};
var logout = {
	method: "POST",
	url: "/auth/logout",
	access: "member",
	schema: {
		tags,
		summary: "",
		response: { 200: answer({}) }
	}
};
var ownProfile = {
	method: "GET",
	url: "/auth/profile",
	access: "member",
	schema: {
		tags,
		summary: "",
		response: { 200: answer({ userData: Type.Object({
			user: OwnUser,
			version: Version,
			privacySettings: Type.Object({ showLastActive: Type.Boolean() }),
			...Standing
		}) }) }
	}
};
// web/src/lib/send.ts
var timeout = 2e4;
/** One request by a route of the contract, nothing more: no session, no second try. */
async function send(route, input, { token, idempotencyKey, ifMatch, signal, keepalive = false } = {}) {
	const headers = new Headers({ accept: "application/json" });
	if (token) headers.set("authorization", `Bearer ${token}`);
	if (idempotencyKey) headers.set("idempotency-key", idempotencyKey);
	if (ifMatch) headers.set("if-match", ifMatch);
	if (input.body !== void 0) headers.set("content-type", "application/json");
	const limit = AbortSignal.timeout(timeout);
	try {
		const response = await fetch(config.apiBaseUrl + address(route.url, input), {
			method: route.method,
			headers,
			credentials: "include",
			body: input.body === void 0 ? null : JSON.stringify(input.body),
			signal: signal ? AbortSignal.any([limit, signal]) : limit,
			keepalive
		});
		const body = parse(await response.text());
		if (!response.ok) throw refusal(response, body);
		if (typeof body !== "object") throw new CallError(response.status, "NOT_JSON", body);
		return body;
	} catch (error) {
		if (error instanceof CallError || signal?.aborted) throw error;
		throw new CallError(0, limit.aborted ? "TIMEOUT" : "NETWORK_ERROR");
	}
}
/** The path with its parameters filled in; empty ones of the query are left out. */
function address(url, { params, query }) {
	const values = new Map(fields(params));
	const path = url.replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(String(values.get(name))));
	const search = new URLSearchParams();
	for (const [name, value] of fields(query)) for (const one of Array.isArray(value) ? value : [value]) if (one !== void 0 && one !== null && one !== "") search.append(name, String(one));
	return search.size > 0 ? `${path}?${search}` : path;
}
function fields(of) {
	return Object.entries(of ?? {});
}
function parse(text) {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
function refusal(response, body) {
	const given = typeof body === "object" && body !== null && "code" in body ? body.code : void 0;
	const unnamed = response.status >= 500 ? "SERVER_ERROR" : "REFUSED";
	const wait = Number(response.headers.get("retry-after") ?? NaN);
	return new CallError(response.status, typeof given === "string" ? given : unnamed, body, Number.isFinite(wait) ? wait : null);
}
// web/src/lib/enter-session.ts
/** Keeps what the server gives to somebody it has recognised, also when it asks for a second factor first. */
function enterInto(store) {
	return async function enter(ask) {
		store.set({
			status: "loading",
			error: null
		});
		try {
			const entry = await ask();
			if ("challenge" in entry) {
				store.set({
					status: "idle",
					challenge: entry.challenge
				});
				return null;
			}
			store.keep(entry);
			store.set({
				status: "succeeded",
				challenge: null
			});
			return entry.user;
		} catch (error) {
			const over = hasStatus(error, 401, 403);
			store.set({
				status: "failed",
				error,
				...over && { challenge: null }
			});
			return null;
		}
	};
}
// web/src/lib/session-store.ts
var storageKeys = [
	"token",
	"user",
	"refreshToken"
];
var signedOut = {
	token: null,
	refreshToken: null,
	user: null,
	requiresVerification: false,
	requiresProfileCompletion: false,
	onboardingComplete: false
};
var nothingAsked = {
	error: null,
	challenge: null
};
/** The session as this tab knows it, kept in the storage that all tabs share. */
function createStore(storage) {
	let state = {
		...read(storage),
		status: "idle",
		...nothingAsked,
		expired: false
	};
	const listeners = /* @__PURE__ */ new Set();
	function set(change) {
		state = {
			...state,
			...change
		};
		for (const listener of listeners) listener();
	}
	return {
		get: () => state,
		subscribe: (listener) => {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		set,
		/** Takes over what another tab has written. */
		reread: () => {
			const stored = read(storage);
			if (!(stored.token === state.token && stored.refreshToken === state.refreshToken && JSON.stringify(stored.user) === JSON.stringify(state.user))) set(stored);
		},
		/** Keeps what is given; the token comes last, since with it other tabs take the rest for whole. */
		keep({ token, refreshToken, user }) {
			if (user) storage.setItem("user", JSON.stringify(user));
			if (refreshToken) storage.setItem("refreshToken", refreshToken);
			if (token) storage.setItem("token", token);
			set({
				...read(storage),
				expired: false
			});
		},
		clear(expired = false) {
			for (const key of storageKeys) storage.removeItem(key);
			set({
				...signedOut,
				status: "idle",
				...nothingAsked,
				expired
			});
		}
	};
}
function read(storage) {
	const token = storage.getItem("token") || null;
	if (!token) return signedOut;
	const user = readUser(storage);
	return {
		token,
		refreshToken: storage.getItem("refreshToken") || null,
		user,
		...standingOf(user)
	};
}
/** Nobody is held up by what is not known. Staff need no profile. */
function standingOf(user) {
	const { isEmailVerified = true, profileComplete = true, isAdmin = false } = user ?? {};
	return {
		requiresVerification: !isEmailVerified,
		requiresProfileCompletion: !profileComplete && !isAdmin,
		onboardingComplete: isEmailVerified && (profileComplete || isAdmin)
	};
}
function readUser(storage) {
	try {
		const user = JSON.parse(storage.getItem("user") ?? "null");
		return typeof user === "object" ? user : null;
	} catch {
		return null;
	}
}
// web/src/lib/storage.ts
/** The browser's storage, or one that lasts as long as the page where the browser forbids it. */
function openStorage() {
	try {
		const storage = globalThis.localStorage;
		storage.getItem("token");
		return storage;
	} catch {
		return memoryStorage();
	}
}
function memoryStorage(entries = {}) {
	const values = new Map(Object.entries(entries));
	return {
		getItem: (key) => values.get(key) ?? null,
		setItem: (key, value) => void values.set(key, value),
		removeItem: (key) => void values.delete(key)
	};
}
// web/src/lib/session.ts
/** Everything that makes, keeps and ends a session. Calls are not made here but in call.ts. */
function createSession(storage, locks) {
	const store = createStore(storage);
	let refreshing;
	/** The token that replaces `stale`, or null when the session is over. Fails, keeping the session, without an answer. */
	function refresh(stale) {
		refreshing ??= whileLocked(() => exchange(stale)).finally(() => refreshing = void 0);
		return refreshing;
	}
	function whileLocked(work) {
		return locks ? locks.request("kindred-session", work) : work();
	}
	async function exchange(stale) {
		store.reread();
		const { token, refreshToken } = store.get();
		if (token !== stale) return token;
		const fresh = refreshToken ? await trade(refreshToken) : null;
		store.reread();
		if (store.get().refreshToken !== refreshToken) return store.get().token;
		if (fresh) store.keep(fresh);
		else store.clear(true);
		return fresh?.token ?? null;
	}
	/** In the name of whoever is signed in, if anybody is; a token that has died is refreshed once. */
	async function sendAsMember(route, input) {
		const { token } = store.get();
		try {
			return await send(route, input, { token });
		} catch (error) {
			const fresh = token && hasStatus(error, 401) ? await refresh(token) : null;
			if (!fresh) throw error;
			return send(route, input, { token: fresh });
		}
	}
	const enter = enterInto(store);
	return {
		get: store.get,
		subscribe: store.subscribe,
		refresh,
		login: (body) => enter(async () => (await send(login, { body })).data),
		/** Into an account that its owner had closed. */
		comeBack: (body) => enter(async () => (await send(comeBack, { body })).data),
		google: (body) => enter(async () => (await send(google, { body })).data),
		facebook: (body) => enter(async () => (await send(facebook, { body })).data),
		/** Whatever else recognises somebody; what few need loads with the page that does. */
		enter,
		register: (body) => enter(() => send(register, { body })),
		/** By the digits, which are for whoever is signed in, or by the link. */
		verify: (body) => enter(() => sendAsMember(verifyEmail, { body })),
		async resendVerification() {
			store.set({
				status: "resend_loading",
				error: null
			});
			try {
				const { emailVerificationSent } = await sendAsMember(resendVerification, { body: {} });
				store.set({ status: "resend_succeeded" });
				return emailVerificationSent;
			} catch (error) {
				store.set({
					status: "resend_failed",
					error
				});
				return false;
			}
		},
		/** Back to idle: a displayed error goes when a field is edited. */
		reset: () => store.set({
			status: "idle",
			error: null
		}),
		/** Signing in begins anew. */
		abandon: () => store.set({
			status: "idle",
			error: null,
			challenge: null
		}),
		/** Everything is cleared at once, whatever the server answers. */
		async logout() {
			const { token, refreshToken } = store.get();
			store.clear();
			if (token) await endOnServer(token, refreshToken).catch(() => void 0);
		},
		/** The server no longer knows the session that `token` stands for. */
		end(token) {
			store.reread();
			if (store.get().token === token) store.clear(true);
		},
		/** The server has put another session in the place of this one. */
		renew: (tokens) => store.keep(tokens),
		keepUser: (user) => {
			if (store.get().token) store.keep({ user });
		},
		setVip(isVIP) {
			const { user } = store.get();
			if (user) store.keep({ user: {
				...user,
				isVIP
			} });
		},
		/** Another tab changed the storage. */
		reread: store.reread
	};
}
/** A new pair of tokens, or null when the server refuses; anything else is no reason to sign out. */
async function trade(refreshToken$1) {
	try {
		return (await send(refreshToken, { body: { refreshToken: refreshToken$1 } })).data;
	} catch (error) {
		if (hasStatus(error, 400, 404)) return null;
		throw error;
	}
}
async function endOnServer(token, refreshToken) {
	try {
		await send(logout, {}, {
			token,
			keepalive: true
		});
	} catch (error) {
		const fresh = hasStatus(error, 401) && refreshToken ? await trade(refreshToken) : null;
		if (fresh) await send(logout, {}, {
			token: fresh.token,
			keepalive: true
		});
	}
}
var session = createSession(openStorage(), globalThis.navigator?.locks);
globalThis.addEventListener?.("storage", session.reread);
export { content as A, Nullable as C, Time as D, Text as E, strict as M, CallError as N, Version as O, hasStatus as P, NewPassword as S, Secret as T, Failure as _, send as a, MailedToken as b, consentVersion as c, Picture as d, Place as f, Email as g, Day as h, refusal as i, data as j, answer as k, ownProfile as l, User as m, address as n, Challenged as o, PublicUser as p, parse as r, Entry as s, session as t, OwnUser as u, Id as v, OneOf as w, Name as x, IdempotencyHeaders as y };
