import { t as config } from "./assets/config-D7cc2gS3.js";
import { N as CallError, P as hasStatus, a as send, l as ownProfile, t as session } from "./assets/session-CNfDh4Vs.js";
import { Link, Outlet, RouterProvider, createMemoryHistory, createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect, useLocation, useMatches, useRouter } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { MantineProvider, MantineThemeProvider, createTheme, useMantineColorScheme, virtualColor } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, Suspense, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import IconCloudOff from "@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs";
import IconFlag from "@tabler/icons-react/dist/esm/icons/IconFlag.mjs";
import IconHistory from "@tabler/icons-react/dist/esm/icons/IconHistory.mjs";
import IconLayoutDashboard from "@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs";
import IconPhotoCheck from "@tabler/icons-react/dist/esm/icons/IconPhotoCheck.mjs";
import IconUsers from "@tabler/icons-react/dist/esm/icons/IconUsers.mjs";
import IconUsersGroup from "@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs";
import IconMenu2 from "@tabler/icons-react/dist/esm/icons/IconMenu2.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import IconDeviceDesktop from "@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs";
import IconMoon from "@tabler/icons-react/dist/esm/icons/IconMoon.mjs";
import IconSun from "@tabler/icons-react/dist/esm/icons/IconSun.mjs";
import IconWifiOff from "@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs";
// \0rolldown/runtime.js
var __defProp = Object.defineProperty;
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
// web/src/lib/messages/en/errors.ts
var errors_exports = /* @__PURE__ */ __exportAll({ messages: () => messages$1 });
var messages$1 = {
	validation: "Validation error",
	network: "Network error. Please check your internet connection.",
	unreachable: "Network error: Unable to connect to server. Please check your internet connection.",
	noResponse: "Network error - unable to reach server",
	server: "Server error: Please try again later.",
	unknown: "An unknown error occurred",
	login: "Login failed",
	verification: "verification failed",
	register: "User already exists"
};
// web/src/lib/messages/en/shell.ts
var shell_exports = /* @__PURE__ */ __exportAll({ messages: () => messages });
var messages = {
	skip: "Skip to content",
	mainNavigation: "Main",
	footerNavigation: "Footer",
	menu: "Menu",
	titles: {
		landing: "Find Your Perfect Match",
		home: "Home",
		faqs: "FAQs",
		privacy: "Privacy Policy",
		login: "Sign In",
		signIn: "Sign In",
		register: "Create Your Account",
		verify: "Confirm Your Address",
		forgotPassword: "Forgot Password",
		resetPassword: "New Password",
		welcome: "Welcome",
		profile: "Your Profile",
		person: "Profile",
		settings: "Settings",
		dashboard: "Dashboard Overview",
		users: "Users Management",
		memberFile: "Member",
		reports: "Reports Management",
		photoReview: "Photo Review",
		myReports: "My reports",
		notices: "Notices",
		unsubscribe: "Stop Mails",
		security: "Security",
		team: "Team",
		audit: "Audit Log",
		join: "Join the Team",
		myData: "Your Data"
	},
	nav: {
		home: "Home",
		faqs: "FAQs",
		privacy: "Privacy",
		signIn: "Sign in",
		register: "Join",
		settings: "Settings",
		notices: (fresh) => fresh ? `Notices, ${fresh} new` : "Notices",
		dashboard: "Dashboard",
		users: "Users",
		reports: "Reports",
		photoReview: "Photos",
		team: "Team",
		audit: "Audit",
		admin: "Admin",
		logout: "Logout"
	},
	footer: {
		home: "Home",
		faqs: "FAQs",
		privacy: "Privacy Policy",
		contact: "Contact Us",
		help: "Help Center",
		safety: "Safety Tips",
		rights: (year, brand) => `© ${year} ${brand}`
	},
	scheme: {
		label: "Appearance",
		light: "Light",
		dark: "Dark",
		auto: "System"
	},
	unverified: {
		text: "Please confirm your email address, so that you can always get back in.",
		action: "Enter the code"
	},
	offline: {
		title: "You are offline",
		text: "What you see may be out of date. We reconnect by ourselves."
	},
	failure: {
		title: "This page could not be shown",
		text: "Something went wrong on our side or on the way here. Trying again often helps.",
		retry: "Try again"
	},
	loading: "Loading"
};
var languages = { en: {
	account: () => import("./assets/account-D4-5kUzs.js"),
	arriving: () => import("./assets/arriving-C97uluES.js"),
	audit: () => import("./assets/audit-D9e6f-GZ.js"),
	errors: () => Promise.resolve(errors_exports),
	faqs: () => import("./assets/faqs-BfXYdBrA.js"),
	formats: () => import("./assets/formats-1lRBx4rO.js"),
	home: () => import("./assets/home-BhlQxFVF.js"),
	leaving: () => import("./assets/leaving-b-QRyQ94.js"),
	login: () => import("./assets/login-QGYQaiR7.js"),
	memberFile: () => import("./assets/member-file-DjA7ceG5.js"),
	myReports: () => import("./assets/my-reports-Chv3TaXI.js"),
	notices: () => import("./assets/notices-hLOdSxf7.js"),
	photos: () => import("./assets/photos-UDPh5oe-.js"),
	photoReview: () => import("./assets/photo-review-D_vPUy6U.js"),
	privacy: () => import("./assets/privacy-D1zqHWgC.js"),
	profile: () => import("./assets/profile-DeFx_iU9.js"),
	reports: () => import("./assets/reports-_tuQ_D_F.js"),
	security: () => import("./assets/security-CYerS7-C.js"),
	shell: () => Promise.resolve(shell_exports),
	staff: () => import("./assets/staff-PVgMCkjb.js"),
	statistics: () => import("./assets/statistics-VDViVPyi.js"),
	team: () => import("./assets/team-LwggCPTC.js"),
	users: () => import("./assets/users-BkEbqfhv.js")
} };
// web/src/lib/messages/language.ts
/** The first of the reader's languages that there is a catalogue for. */
function chooseLanguage(wanted) {
	return wanted.map((tag) => tag.split("-")[0]).find((tag) => tag && tag in languages) ?? "en";
}
var language = chooseLanguage(globalThis.navigator?.languages ?? []);
// web/src/lib/messages/messages.ts
var loaded = {};
/** A route loads the words of its areas together with its code. */
async function loadMessages(...areas) {
	await Promise.all(areas.map((area) => loadArea(language, area)));
}
async function loadArea(of, area) {
	loaded[area] ??= (await languages[of][area]()).messages;
}
/** The words of an area that has been loaded. */
function messagesOf(area) {
	const messages = loaded[area];
	if (!messages) throw new Error(`No route has loaded the messages of '${area}'`);
	return messages;
}
function useMessages(area) {
	return messagesOf(area);
}
// web/src/lib/retry.ts
var attempts = 3;
var baseDelay = 1e3;
/** Whether to try again after so many failures, the latest included. An answer of 4xx is final. */
function mayRetry(failures, error) {
	return failures < attempts && !hasStatus(error, 400, 499);
}
/** Milliseconds to wait after the first, second, … failure. */
function retryDelay(failures) {
	return baseDelay * 2 ** (failures - 1);
}
async function retry(attempt, signal) {
	for (let failures = 1;; failures += 1) try {
		return await attempt();
	} catch (error) {
		if (signal?.aborted || !mayRetry(failures, error)) throw error;
		await wait(retryDelay(failures), signal);
	}
}
function wait(milliseconds, signal) {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(resolve, milliseconds);
		signal?.addEventListener("abort", () => {
			clearTimeout(timer);
			reject(signal.reason);
		});
	});
}
// web/src/app/query-client.ts
var queryClient = new QueryClient({ defaultOptions: { queries: {
	staleTime: 3e4,
	retry: (failures, error) => mayRetry(failures + 1, error),
	retryDelay: (failures) => retryDelay(failures + 1)
} } });
/** The one place where the house's look meets the kit; every value of its own is in tokens.css. */
var theme = createTheme({
	primaryColor: "rose",
	primaryShade: {
		light: 6,
		dark: 6
	},
	autoContrast: true,
	colors: {
		rose: [
			"#fff3f1",
			"#ffe3df",
			"#ffc6c0",
			"#fba19b",
			"#f27a79",
			"#e4535f",
			"#cb3049",
			"#ad223d",
			"#8b1a33",
			"#651427"
		],
		amber: [
			"#fff7e8",
			"#ffecc9",
			"#fdd898",
			"#f9c263",
			"#f3ab3c",
			"#e59220",
			"#c4740f",
			"#95560a",
			"#734209",
			"#4f2d07"
		],
		gray: [
			"#faf8f5",
			"#f3efeb",
			"#efebe7",
			"#e8e2dc",
			"#cfc6c0",
			"#8c827c",
			"#6f6464",
			"#574c4d",
			"#3a2f31",
			"#231a1c"
		],
		danger: [
			"#fdeae7",
			"#f9d3cd",
			"#f2aca2",
			"#e98074",
			"#dd5a4c",
			"#cf3f31",
			"#c0291c",
			"#ab1f14",
			"#86170f",
			"#5e100a"
		],
		dark: [
			"#f5efec",
			"#c3b8b5",
			"#a0948f",
			"#857a78",
			"#352d2e",
			"#2e2728",
			"#1e191a",
			"#151112",
			"#110e0f",
			"#0c0a0b"
		],
		coal: [
			"#f3efeb",
			"#efebe7",
			"#e8e2dc",
			"#cfc6c0",
			"#8c827c",
			"#574c4d",
			"#2b2022",
			"#403335",
			"#231a1c",
			"#151112"
		],
		bone: [
			"#151112",
			"#2e2728",
			"#352d2e",
			"#857a78",
			"#a0948f",
			"#c3b8b5",
			"#f2ebe7",
			"#ffffff",
			"#ffffff",
			"#ffffff"
		],
		ink: virtualColor({
			name: "ink",
			light: "coal",
			dark: "bone"
		})
	},
	fontFamily: "var(--font-ui)",
	fontFamilyMonospace: "var(--font-mono)",
	headings: {
		fontFamily: "var(--font-display)",
		fontWeight: "520"
	},
	defaultRadius: "md",
	radius: {
		xs: "4px",
		sm: "6px",
		md: "10px",
		lg: "16px",
		xl: "24px"
	},
	fontSizes: {
		xs: "0.75rem",
		sm: "0.8125rem",
		md: "0.875rem",
		lg: "1rem",
		xl: "1.125rem"
	},
	focusRing: "auto",
	respectReducedMotion: true,
	components: {
		Badge: { defaultProps: {
			variant: "light",
			radius: "sm"
		} },
		Skeleton: { defaultProps: { radius: "sm" } },
		Table: { defaultProps: {
			verticalSpacing: 6,
			horizontalSpacing: 12
		} },
		Tooltip: { defaultProps: { openDelay: 300 } }
	}
});
/** The back office is calm: its main action is ink, on which the words are light or dark by scheme. */
var officeTheme = createTheme({ primaryColor: "ink" });
// web/src/app/app.tsx
function App({ router, nonce = "" }) {
	return /* @__PURE__ */ jsx(StrictMode, { children: /* @__PURE__ */ jsx(MantineProvider, {
		theme,
		defaultColorScheme: "auto",
		withCssVariables: false,
		withGlobalClasses: false,
		getStyleNonce: () => nonce,
		children: /* @__PURE__ */ jsx(QueryClientProvider, {
			client: queryClient,
			children: /* @__PURE__ */ jsx(RouterProvider, { router })
		})
	}) });
}
// web/src/app/document-title.ts
function documentTitle({ state }) {
	const title = state.matches.findLast(({ staticData }) => staticData.title)?.staticData.title;
	return title ? `${messagesOf("shell").titles[title]} · ${config.brandName}` : config.brandName;
}
// web/src/lib/error-text.ts
/** What to tell a person about a failure, most telling first: section 8 of the specification. */
function errorText(error, words, fallback = words.unknown) {
	const body = field(error, "body") ?? field(field(error, "response"), "data");
	return text(field(body, "message")) || text(body) || text(field(body, "error")) || firstOfList(field(body, "errors"), words) || ownMessage(error, words) || (isNetworkFailure(error) ? words.network : fallback);
}
function useErrorText() {
	const words = useMessages("errors");
	return (error, fallback) => errorText(error, words, fallback);
}
function firstOfList(errors, words) {
	if (!Array.isArray(errors) || errors.length === 0) return "";
	const [first] = errors;
	return text(field(first, "msg")) || text(field(first, "message")) || words.validation;
}
function ownMessage(error, words) {
	if (!(error instanceof CallError)) return text(field(error, "message"));
	if (error.code === "TIMEOUT") return words.noResponse;
	if (error.code === "NETWORK_ERROR") return words.unreachable;
	return error.status >= 500 ? words.server : "";
}
function isNetworkFailure(error) {
	const code = field(error, "code");
	return code === "NETWORK_ERROR" || code === "ERR_NETWORK" || field(error, "name") === "NetworkError";
}
function field(of, name) {
	return typeof of === "object" && of !== null ? of[name] : void 0;
}
function text(value) {
	return typeof value === "string" ? value.trim() : "";
}
var page_failure_module_default = {
	failure: "_failure_1a2qa_1",
	icon: "_icon_1a2qa_11"
};
// web/src/app/page-failure.tsx
/** What stands in a page's place when it could not be shown. The frame around it stays usable. */
function PageFailure({ error, reset }) {
	const { failure } = useMessages("shell");
	const errorText = useErrorText();
	const router = useRouter();
	async function again() {
		if (!(error instanceof CallError) && navigator.onLine) location.reload();
		await router.invalidate();
		reset();
	}
	return /* @__PURE__ */ jsxs("section", {
		className: page_failure_module_default.failure,
		role: "alert",
		children: [
			/* @__PURE__ */ jsx("span", {
				className: page_failure_module_default.icon,
				children: /* @__PURE__ */ jsx(IconCloudOff, {
					size: 22,
					stroke: 1.75,
					"aria-hidden": "true"
				})
			}),
			/* @__PURE__ */ jsx("h1", { children: failure.title }),
			/* @__PURE__ */ jsx("p", { children: error instanceof CallError ? errorText(error) : failure.text }),
			/* @__PURE__ */ jsx("button", {
				type: "button",
				onClick: () => void again(),
				children: failure.retry
			})
		]
	});
}
var page_pending_module_default = {
	pending: "_pending_6wfo5_1",
	shimmer: "_shimmer_6wfo5_1"
};
// web/src/app/page-pending.tsx
function PagePending() {
	const { loading } = useMessages("shell");
	return /* @__PURE__ */ jsxs("output", {
		className: page_pending_module_default.pending,
		"aria-label": loading,
		children: [
			/* @__PURE__ */ jsx("i", {}),
			/* @__PURE__ */ jsx("i", {}),
			/* @__PURE__ */ jsx("i", {}),
			/* @__PURE__ */ jsx("i", {})
		]
	});
}
// web/src/lib/call.ts
/** A call of the contract in the name of whoever is signed in. */
function call(route, ...[input]) {
	const given = input ?? {};
	if (!route.idempotent) return callInSession(session, route, given);
	const idempotencyKey = crypto.randomUUID();
	return retry(() => callInSession(session, route, given, idempotencyKey), given.signal);
}
function callInSession(of, route, input, idempotencyKey) {
	const { signal, ifMatch } = input;
	return inSession(of, route, (token) => send(route, input, {
		token,
		...signal && { signal },
		...ifMatch && { ifMatch },
		...idempotencyKey && { idempotencyKey }
	}));
}
/** Refreshes once when the token has died; only when that fails is the session over. */
async function inSession(of, { access }, attempt) {
	const { token } = of.get();
	try {
		return await attempt(token);
	} catch (error) {
		if (access === "public" || !hasStatus(error, 401)) throw error;
		const fresh = token && await of.refresh(token);
		if (!token) of.end(null);
		if (!fresh) throw error;
		try {
			return await attempt(fresh);
		} catch (again) {
			if (hasStatus(again, 401)) of.end(fresh);
			throw again;
		}
	}
}
// web/src/lib/keep-own-user.ts
/** What the frame shows of whoever is signed in. What is theirs alone stays out of the browser's storage. */
function keepOwnUser({ dateOfBirth: _dateOfBirth, lookingFor: _lookingFor, interests: _interests, prompts: _prompts, ...user }) {
	session.keepUser(user);
}
// web/src/lib/load-user.ts
/** Asks the server who is signed in; what the storage holds may be old. */
async function loadUser() {
	const { userData } = await call(ownProfile);
	keepOwnUser(userData.user);
}
// web/src/lib/return-path.ts
var loginPaths = /* @__PURE__ */ new Set(["/login", "/sign-in"]);
function isLoginPath(path) {
	return loginPaths.has(path.replace(/\/?([?#].*)?$/, ""));
}
var specified = /* @__PURE__ */ new Set([
	"/",
	"/faqs",
	"/privacy",
	"/home",
	"/dashboard",
	"/users",
	"/reports"
]);
/** Where somebody without a session is let in: at the specification's door to its own pages, else at the members'. */
var doorOf = (path) => specified.has(path.replace(/(.)\/$/, "$1")) ? "/login" : "/sign-in";
/** Where to go after signing in, when that is a page of ours and not a login page again. */
function returnPath(wanted) {
	if (typeof wanted !== "string" || !wanted.startsWith("/")) return null;
	const here = "https://here.invalid";
	if (!URL.canParse(wanted, here)) return null;
	const { origin, pathname, search, hash } = new URL(wanted, here);
	return origin === here && !isLoginPath(pathname) ? pathname + search + hash : null;
}
// web/src/lib/mailed-token.ts
/** The token of a mail's link stands behind the `#`, which browsers keep to themselves. */
var mailedToken = (hash) => new URLSearchParams(hash.replace(/^#/, "")).get("token");
// web/src/app/guards.ts
function requireSession({ location: { href, pathname } }) {
	if (session.get().token) return;
	redirect({
		to: doorOf(pathname),
		search: { redirect: href },
		replace: true,
		throw: true
	});
}
async function requireAdmin(arrival) {
	requireSession(arrival);
	if (!session.get().user) await loadUser();
	requireSession(arrival);
	if (!session.get().user?.isAdmin) redirect({
		to: "/home",
		replace: true,
		throw: true
	});
}
/** What only administrators may do has its pages to itself. */
async function requireAdministrator(arrival) {
	await requireAdmin(arrival);
	if (session.get().user?.staffRole !== "administrator") redirect({
		to: "/dashboard",
		replace: true,
		throw: true
	});
}
/** A signed-in visitor has no business on a login page, unless the sign-in just happened there. */
function leaveWithSession({ cause }) {
	if (cause !== "stay" && session.get().token) redirect({
		to: "/home",
		replace: true,
		throw: true
	});
}
function skipLanding() {
	if (session.get().token) redirect({
		to: "/dashboard",
		replace: true,
		throw: true
	});
}
/** A link that was mailed works for whoever has it; typing a code is for who is signed in and not verified yet. */
function requireSomethingToVerify(arrival) {
	if (mailedToken(arrival.location.hash)) return;
	requireSession(arrival);
	if (arrival.cause !== "stay" && !session.get().requiresVerification) redirect({
		to: "/home",
		replace: true,
		throw: true
	});
}
// web/src/lib/use-session.ts
function useSession() {
	return useSyncExternalStore(session.subscribe, session.get, session.get);
}
// web/src/ui/brand-mark.tsx
/** Two arches that lean into a heart. */
function BrandMark({ size = 28 }) {
	return /* @__PURE__ */ jsx("svg", {
		width: size,
		height: size,
		viewBox: "0 0 32 32",
		"aria-hidden": "true",
		children: /* @__PURE__ */ jsxs("g", {
			transform: "translate(-5.6 -7.6) scale(1.35)",
			children: [
				/* @__PURE__ */ jsx("path", {
					fill: "#cb3049",
					d: "M7.5 19A6 6 0 0 1 16 10.5L24.5 19 16 27.5Z"
				}),
				/* @__PURE__ */ jsx("path", {
					fill: "#f3ab3c",
					d: "M16 10.5A6 6 0 0 1 24.5 19Z"
				}),
				/* @__PURE__ */ jsx("path", {
					fill: "#f0704f",
					d: "M16 10.5 24.5 19 20.25 23.25 11.75 14.75Z"
				})
			]
		})
	});
}
var header_module_default = {
	header: "_header_g2bc2_1",
	bar: "_bar_g2bc2_6",
	brand: "_brand_g2bc2_16",
	bell: "_bell_g2bc2_26",
	toggle: "_toggle_g2bc2_32",
	panel: "_panel_g2bc2_47",
	links: "_links_g2bc2_54",
	link: "_link_g2bc2_54",
	aside: "_aside_g2bc2_81"
};
// web/src/app/layout/header.tsx
function Header({ items, children, bell, dense = false }) {
	const m = useMessages("shell");
	const panel = useId();
	const { open, toggle, button } = useDisclosure();
	return /* @__PURE__ */ jsx("header", {
		className: header_module_default.header,
		"data-dense": dense || void 0,
		"data-open": open || void 0,
		children: /* @__PURE__ */ jsxs("div", {
			className: header_module_default.bar,
			children: [
				/* @__PURE__ */ jsxs(Link, {
					to: "/",
					className: header_module_default.brand,
					children: [/* @__PURE__ */ jsx(BrandMark, { size: dense ? 24 : 28 }), config.brandName]
				}),
				/* @__PURE__ */ jsx("button", {
					ref: button,
					type: "button",
					className: header_module_default.toggle,
					"aria-expanded": open,
					"aria-controls": panel,
					"aria-label": m.menu,
					onClick: toggle,
					children: open ? /* @__PURE__ */ jsx(IconX, {
						size: 22,
						stroke: 1.75
					}) : /* @__PURE__ */ jsx(IconMenu2, {
						size: 22,
						stroke: 1.75
					})
				}),
				/* @__PURE__ */ jsxs("div", {
					id: panel,
					className: header_module_default.panel,
					children: [/* @__PURE__ */ jsx("nav", {
						"aria-label": m.mainNavigation,
						className: header_module_default.links,
						children: items.map(({ to, label, icon: Icon }) => /* @__PURE__ */ jsxs(Link, {
							to,
							className: header_module_default.link,
							children: [Icon && /* @__PURE__ */ jsx(Icon, {
								size: 18,
								stroke: 1.75
							}), label]
						}, to))
					}), /* @__PURE__ */ jsx("div", {
						className: header_module_default.aside,
						children
					})]
				}),
				bell && /* @__PURE__ */ jsx("div", {
					className: header_module_default.bell,
					children: /* @__PURE__ */ jsx(Suspense, { children: bell })
				})
			]
		})
	});
}
/** The menu of a phone closes by Escape, which gives the focus back to its button, and by going somewhere. */
function useDisclosure() {
	const { pathname } = useLocation();
	const [openAt, setOpenAt] = useState(null);
	const button = useRef(null);
	const open = openAt === pathname;
	useEffect(() => {
		if (!open) return;
		const close = (event) => {
			if (event.key !== "Escape") return;
			setOpenAt(null);
			button.current?.focus();
		};
		document.addEventListener("keydown", close);
		return () => document.removeEventListener("keydown", close);
	}, [open]);
	return {
		open,
		toggle: () => setOpenAt(open ? null : pathname),
		button
	};
}
// web/src/lib/full-name.ts
/** First and last name, else the name, else nothing. */
function fullName({ firstName, lastName, name }) {
	return [firstName, lastName].filter(Boolean).join(" ") || name || null;
}
/** The first letter as a reader sees it. */
function initial(name) {
	return new Intl.Segmenter().segment(name).containing(0)?.segment ?? "";
}
var who_module_default = {
	who: "_who_1uab6_1",
	face: "_face_1uab6_9",
	name: "_name_1uab6_28",
	badge: "_badge_1uab6_35",
	logout: "_logout_1uab6_43"
};
// web/src/app/layout/who.tsx
/** The name of whoever is signed in, and the way out. */
function Who({ badge, to }) {
	const m = useMessages("shell");
	const { user } = useSession();
	const name = user && (fullName(user) ?? user.email);
	return /* @__PURE__ */ jsxs(Fragment, { children: [name && /* @__PURE__ */ jsxs(Link, {
		to,
		className: who_module_default.who,
		children: [
			/* @__PURE__ */ jsx("span", {
				className: who_module_default.face,
				"aria-hidden": "true",
				children: user.profilePicture ? /* @__PURE__ */ jsx("img", {
					src: user.profilePicture,
					alt: ""
				}) : initial(name)
			}),
			/* @__PURE__ */ jsx("span", {
				className: who_module_default.name,
				children: name
			}),
			badge && /* @__PURE__ */ jsx("span", {
				className: who_module_default.badge,
				children: badge
			})
		]
	}), /* @__PURE__ */ jsx("button", {
		type: "button",
		className: who_module_default.logout,
		onClick: () => void session.logout(),
		children: m.nav.logout
	})] });
}
// web/src/app/layout/admin-header.tsx
var reviewers = ["administrator", "moderator"];
function AdminHeader() {
	const { nav } = useMessages("shell");
	const role = useSession().user?.staffRole ?? "";
	return /* @__PURE__ */ jsx(Header, {
		dense: true,
		items: [
			{
				to: "/dashboard",
				label: nav.dashboard,
				icon: IconLayoutDashboard
			},
			{
				to: "/users",
				label: nav.users,
				icon: IconUsers
			},
			{
				to: "/reports",
				label: nav.reports,
				icon: IconFlag
			},
			...config.photoReview && reviewers.includes(role) ? [{
				to: "/photo-review",
				label: nav.photoReview,
				icon: IconPhotoCheck
			}] : [],
			...role === "administrator" ? [{
				to: "/team",
				label: nav.team,
				icon: IconUsersGroup
			}, {
				to: "/audit",
				label: nav.audit,
				icon: IconHistory
			}] : []
		],
		children: /* @__PURE__ */ jsx(Who, {
			badge: nav.admin,
			to: "/security"
		})
	});
}
var footer_module_default = {
	footer: "_footer_1py67_1",
	row: "_row_1py67_6",
	brand: "_brand_1py67_16",
	links: "_links_1py67_24",
	end: "_end_1py67_53"
};
var scheme_switch_module_default = {
	"switch": "_switch_6cuzp_1",
	choice: "_choice_6cuzp_19"
};
// web/src/ui/scheme-switch.tsx
var choices = [
	["light", IconSun],
	["dark", IconMoon],
	["auto", IconDeviceDesktop]
];
function SchemeSwitch() {
	const { scheme } = useMessages("shell");
	const { colorScheme, setColorScheme } = useMantineColorScheme();
	const shown = useSyncExternalStore(still, () => colorScheme, () => "auto");
	return /* @__PURE__ */ jsxs("fieldset", {
		className: scheme_switch_module_default.switch,
		children: [/* @__PURE__ */ jsx("legend", { children: scheme.label }), choices.map(([choice, Icon]) => /* @__PURE__ */ jsx("button", {
			type: "button",
			className: scheme_switch_module_default.choice,
			"aria-label": scheme[choice],
			title: scheme[choice],
			"aria-pressed": shown === choice,
			onClick: () => setColorScheme(choice),
			children: /* @__PURE__ */ jsx(Icon, {
				size: 16,
				stroke: 1.75
			})
		}, choice))]
	});
}
var still = () => () => {};
// web/src/app/layout/footer.tsx
var year = 2025;
function Footer() {
	const { footer, footerNavigation } = useMessages("shell");
	const { token } = useSession();
	return /* @__PURE__ */ jsx("footer", {
		className: footer_module_default.footer,
		children: /* @__PURE__ */ jsxs("div", {
			className: footer_module_default.row,
			children: [
				/* @__PURE__ */ jsxs("span", {
					className: footer_module_default.brand,
					children: [/* @__PURE__ */ jsx(BrandMark, { size: 24 }), config.brandName]
				}),
				/* @__PURE__ */ jsx("nav", {
					"aria-label": footerNavigation,
					children: /* @__PURE__ */ jsxs("ul", {
						className: footer_module_default.links,
						children: [
							/* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(Link, {
								to: token ? "/home" : "/",
								children: footer.home
							}) }),
							/* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(Link, {
								to: "/faqs",
								children: footer.faqs
							}) }),
							/* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(Link, {
								to: "/privacy",
								children: footer.privacy
							}) }),
							/* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx("a", {
								href: `mailto:${config.supportEmail}`,
								children: footer.contact
							}) }),
							/* @__PURE__ */ jsx("li", { children: footer.help }),
							/* @__PURE__ */ jsx("li", { children: footer.safety })
						]
					})
				}),
				/* @__PURE__ */ jsxs("div", {
					className: footer_module_default.end,
					children: [/* @__PURE__ */ jsx(SchemeSwitch, {}), /* @__PURE__ */ jsx("small", { children: footer.rights(String(year), config.brandName) })]
				})
			]
		})
	});
}
// web/src/app/layout/member-header.tsx
var Bell = lazyRouteComponent(() => import("./assets/bell-DLU8Cwet.js"), "Bell");
function MemberHeader() {
	const { nav } = useMessages("shell");
	const { user } = useSession();
	return /* @__PURE__ */ jsx(Header, {
		items: [
			{
				to: "/home",
				label: nav.home
			},
			{
				to: "/faqs",
				label: nav.faqs
			},
			{
				to: "/privacy",
				label: nav.privacy
			},
			{
				to: "/settings",
				label: nav.settings
			},
			...user?.isAdmin ? [{
				to: "/dashboard",
				label: nav.dashboard
			}] : []
		],
		bell: /* @__PURE__ */ jsx(Bell, {}),
		children: /* @__PURE__ */ jsx(Who, { to: "/profile" })
	});
}
var offline_banner_module_default = {
	region: "_region_q61o8_2",
	banner: "_banner_q61o8_15"
};
// web/src/app/layout/offline-banner.tsx
/** The live region stands empty while all is well, so that a reader hears of the change. */
function OfflineBanner() {
	const { offline } = useMessages("shell");
	const online = useSyncExternalStore(subscribe, () => navigator.onLine, () => true);
	return /* @__PURE__ */ jsx("output", {
		className: offline_banner_module_default.region,
		children: !online && /* @__PURE__ */ jsxs("div", {
			className: offline_banner_module_default.banner,
			children: [/* @__PURE__ */ jsx(IconWifiOff, {
				size: 20,
				stroke: 1.75,
				"aria-hidden": "true"
			}), /* @__PURE__ */ jsxs("p", { children: [
				/* @__PURE__ */ jsx("strong", { children: offline.title }),
				" ",
				offline.text
			] })]
		})
	});
}
function subscribe(listener) {
	globalThis.addEventListener("online", listener);
	globalThis.addEventListener("offline", listener);
	return () => {
		globalThis.removeEventListener("online", listener);
		globalThis.removeEventListener("offline", listener);
	};
}
var public_header_module_default = {
	signIn: "_signIn_16ouv_1",
	join: "_join_16ouv_2"
};
// web/src/app/layout/public-header.tsx
function PublicHeader() {
	const { nav } = useMessages("shell");
	return /* @__PURE__ */ jsxs(Header, {
		items: [
			{
				to: "/",
				label: nav.home
			},
			{
				to: "/faqs",
				label: nav.faqs
			},
			{
				to: "/privacy",
				label: nav.privacy
			}
		],
		children: [/* @__PURE__ */ jsx(Link, {
			to: "/sign-in",
			className: public_header_module_default.signIn,
			children: nav.signIn
		}), /* @__PURE__ */ jsx(Link, {
			to: "/register",
			className: public_header_module_default.join,
			children: nav.register
		})]
	});
}
var verify_banner_module_default = { banner: "_banner_ti62m_1" };
// web/src/app/layout/verify-banner.tsx
/** Leads members back to what they have begun. */
function VerifyBanner() {
	const m = useMessages("shell").unverified;
	const { requiresVerification } = useSession();
	if (!requiresVerification) return null;
	return /* @__PURE__ */ jsxs("aside", {
		className: verify_banner_module_default.banner,
		children: [/* @__PURE__ */ jsx("p", { children: m.text }), /* @__PURE__ */ jsx(Link, {
			to: "/verify",
			children: m.action
		})]
	});
}
var shell_module_default = {
	shell: "_shell_8h82i_1",
	content: "_content_8h82i_8",
	bare: "_bare_8h82i_14",
	skip: "_skip_8h82i_24"
};
// web/src/app/shell.tsx
var headers = {
	public: PublicHeader,
	member: MemberHeader,
	admin: AdminHeader
};
function Shell() {
	const m = useMessages("shell");
	const session = useSession();
	const layout = useMatches({ select: (matches) => matches.findLast(({ staticData }) => staticData.title)?.staticData.layout }) ?? layoutOf(session);
	if (layout === "bare") return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("main", {
		className: shell_module_default.bare,
		children: /* @__PURE__ */ jsx(Outlet, {})
	}), /* @__PURE__ */ jsx(OfflineBanner, {})] });
	const Header = headers[layout];
	return /* @__PURE__ */ jsx(MantineThemeProvider, {
		...layout === "admin" && { theme: officeTheme },
		children: /* @__PURE__ */ jsxs("div", {
			className: shell_module_default.shell,
			"data-layout": layout,
			children: [
				/* @__PURE__ */ jsx("a", {
					className: shell_module_default.skip,
					href: "#content",
					children: m.skip
				}),
				/* @__PURE__ */ jsx(Header, {}),
				layout === "member" && /* @__PURE__ */ jsx(VerifyBanner, {}),
				/* @__PURE__ */ jsx("main", {
					id: "content",
					tabIndex: -1,
					className: shell_module_default.content,
					children: /* @__PURE__ */ jsx(Outlet, {})
				}),
				/* @__PURE__ */ jsx(Footer, {}),
				/* @__PURE__ */ jsx(OfflineBanner, {})
			]
		})
	});
}
function layoutOf({ token, user }) {
	if (!token) return "public";
	return user?.isAdmin ? "admin" : "member";
}
// web/src/app/routes/root.ts
var root = createRootRoute({ component: Shell });
// web/src/app/routes/member.ts
var pages$2 = () => import("./assets/member-pages-D4AqabNC.js");
var memberRoutes = [
	createRoute({
		getParentRoute: () => root,
		path: "/home",
		staticData: {
			title: "home",
			layout: "member"
		},
		beforeLoad: requireSession,
		loader: () => loadMessages("home"),
		component: lazyRouteComponent(async () => (await pages$2()).homePage(), "HomePage")
	}),
	createRoute({
		getParentRoute: () => root,
		path: "/welcome",
		staticData: {
			title: "welcome",
			layout: "member"
		},
		beforeLoad: requireSession,
		validateSearch: (search) => ({ step: [
			1,
			2,
			3,
			4,
			5,
			6
		].find((step) => step === Number(search["step"])) }),
		loader: () => loadMessages("profile", "photos", "leaving", "arriving"),
		component: lazyRouteComponent(async () => (await pages$2()).welcomePage(), "WelcomePage")
	}),
	createRoute({
		getParentRoute: () => root,
		path: "/profile",
		staticData: {
			title: "profile",
			layout: "member"
		},
		beforeLoad: requireSession,
		loader: () => loadMessages("profile", "photos"),
		component: lazyRouteComponent(async () => (await pages$2()).profilePage(), "ProfilePage")
	}),
	createRoute({
		getParentRoute: () => root,
		path: "/members/$id",
		staticData: {
			title: "person",
			layout: "member"
		},
		beforeLoad: requireSession,
		loader: () => loadMessages("profile", "formats", "myReports"),
		component: lazyRouteComponent(async () => (await pages$2()).memberPage(), "MemberPage")
	}),
	createRoute({
		getParentRoute: () => root,
		path: "/settings",
		staticData: {
			title: "settings",
			layout: "member"
		},
		beforeLoad: requireSession,
		loader: () => loadMessages("profile", "notices", "account", "leaving", "arriving"),
		component: lazyRouteComponent(async () => (await pages$2()).settingsPage(), "SettingsPage")
	}),
	createRoute({
		getParentRoute: () => root,
		path: "/my-reports",
		staticData: {
			title: "myReports",
			layout: "member"
		},
		beforeLoad: requireSession,
		loader: () => loadMessages("myReports"),
		component: lazyRouteComponent(async () => (await pages$2()).myReportsPage(), "MyReportsPage")
	}),
	createRoute({
		getParentRoute: () => root,
		path: "/notices",
		staticData: {
			title: "notices",
			layout: "member"
		},
		beforeLoad: requireSession,
		loader: () => loadMessages("notices"),
		component: lazyRouteComponent(async () => (await pages$2()).noticesPage(), "NoticesPage")
	})
];
// web/src/features/audit/audit-search.ts
var uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
var day = /^\d{4}-\d\d-\d\d$/;
/** Every key is named: the router keeps what a validated search does not name. */
function readAuditSearch(given) {
	const text = (name, shape) => {
		const value = given[name];
		return typeof value === "string" && shape.test(value) ? value : void 0;
	};
	return {
		actor: text("actor", uuid),
		subject: text("subject", uuid),
		action: text("action", /^[a-z]+\.[a-z-]{1,30}$/),
		from: text("from", day),
		to: text("to", day),
		address: text("address", /^[0-9a-fA-F:.]{2,45}$/)
	};
}
// contract/src/report-words.ts
var problemTypes = [
	"Technical Issue",
	"Bug Report",
	"Inappropriate Content",
	"Harassment",
	"Account Issue",
	"Payment Problem",
	"Other"
];
var priorities = [
	"critical",
	"high",
	"medium",
	"other"
];
var reportStatuses = [
	"pending",
	"in_progress",
	"resolved",
	"closed",
	"rejected"
];
/** Where a report can go from each status. */
var nextStatuses = {
	pending: [
		"in_progress",
		"resolved",
		"closed",
		"rejected"
	],
	in_progress: [
		"resolved",
		"closed",
		"rejected"
	],
	resolved: ["in_progress"],
	closed: ["in_progress"],
	rejected: ["in_progress"]
};
var longestDescription = 4e3;
var reportSorts = [
	"createdAt",
	"priority",
	"status",
	"problem_type"
];
// web/src/features/reports/reports-search.ts
var pageSizes$1 = [
	10,
	20,
	50,
	100
];
var nothing = {
	search: void 0,
	status: void 0,
	type: void 0,
	priority: void 0,
	sort: void 0,
	order: void 0,
	page: void 0,
	size: void 0
};
/** Addresses are typed, shared and old: what means nothing here is passed over. */
function readReportsSearch(given) {
	const { search, page, size } = given;
	const text = typeof search === "string" || typeof search === "number" ? String(search).trim() : "";
	return {
		...nothing,
		...text && { search: text.slice(0, 100) },
		...pick$1(given, "status", reportStatuses),
		...pick$1(given, "type", problemTypes),
		...pick$1(given, "priority", priorities),
		...pick$1(given, "sort", reportSorts, "createdAt"),
		...pick$1(given, "order", ["asc", "desc"], "desc"),
		...Number.isInteger(page) && Number(page) > 1 && { page: Math.min(Number(page), 1e6) },
		...pageSizes$1.some((known) => known === size && known !== 10) && { size: Number(size) }
	};
}
function pick$1(given, name, known, usual) {
	const value = known.find((word) => word === given[name]);
	return value && value !== usual ? { [name]: value } : {};
}
// contract/src/user-words.ts
var userStatuses = [
	"all",
	"active",
	"inactive",
	"online",
	"verified"
];
var userTypes = [
	"all",
	"vip",
	"free"
];
var userSorts = [
	"name",
	"email",
	"createdAt",
	"lastActive",
	"status",
	"subscription"
];
var sortOrders = ["asc", "desc"];
// web/src/features/staff/users-search.ts
var pageSizes = [
	20,
	50,
	100,
	500,
	1e3
];
/** Who it is and what can be done stand in every row. */
var userColumns = [
	"contact",
	"joined",
	"lastActive",
	"status",
	"subscription"
];
function shownColumns(columns) {
	const named = columns?.split(".");
	return new Set(userColumns.filter((column) => !named || named.includes(column)));
}
/**
* Addresses are typed, shared and old: what means nothing here is passed over. It is named all the same, since the
* router keeps what a validated search does not name.
*/
function readUsersSearch(given) {
	const { joined, page } = given;
	const search = typeof given["search"] === "number" ? `${given["search"]}` : given["search"];
	return {
		search: typeof search === "string" && search ? search.slice(0, 100) : void 0,
		status: pick(given["status"], userStatuses, "all"),
		type: pick(given["type"], userTypes, "all"),
		joined: typeof joined === "string" && /^\d{4}-(0[1-9]|1[0-2])$/.test(joined) ? joined : void 0,
		sort: pick(given["sort"], userSorts, "createdAt"),
		order: pick(given["order"], sortOrders, "desc"),
		page: Number.isInteger(page) && Number(page) > 1 ? Math.min(Number(page), 1e6) : void 0,
		size: pick(given["size"], pageSizes, 50),
		columns: readColumns(given["columns"]),
		bulk: typeof given["bulk"] === "string" && /^[\da-f-]{36}$/.test(given["bulk"]) ? given["bulk"] : void 0
	};
}
function readColumns(value) {
	if (typeof value !== "string") return void 0;
	const shown = [...shownColumns(value)];
	return shown.length === userColumns.length ? void 0 : shown.join(".") || "none";
}
function pick(value, known, usual) {
	return value !== usual && known.includes(value) ? value : void 0;
}
// web/src/app/routes/office.ts
var pages$1 = () => import("./assets/office-pages-VCNVrv0D.js");
var officeRoutes = [
	createRoute({
		getParentRoute: () => root,
		path: "/dashboard",
		staticData: {
			title: "dashboard",
			layout: "admin"
		},
		beforeLoad: requireAdmin,
		loader: () => loadMessages("statistics"),
		component: lazyRouteComponent(async () => (await pages$1()).dashboardPage(), "DashboardPage")
	}),
	createRoute({
		getParentRoute: () => root,
		path: "/users",
		staticData: {
			title: "users",
			layout: "admin"
		},
		beforeLoad: requireAdmin,
		validateSearch: readUsersSearch,
		loader: () => loadMessages("users", "staff", "formats"),
		component: lazyRouteComponent(async () => (await pages$1()).usersPage(), "UsersPage")
	}),
	createRoute({
		getParentRoute: () => root,
		path: "/users/$id",
		staticData: {
			title: "memberFile",
			layout: "admin"
		},
		beforeLoad: requireAdmin,
		loader: () => loadMessages("memberFile", "users", "staff", "formats"),
		component: lazyRouteComponent(async () => (await pages$1()).memberFilePage(), "MemberFilePage")
	}),
	createRoute({
		getParentRoute: () => root,
		path: "/reports",
		staticData: {
			title: "reports",
			layout: "admin"
		},
		beforeLoad: requireAdmin,
		validateSearch: readReportsSearch,
		loader: () => loadMessages("reports", "staff"),
		component: lazyRouteComponent(async () => (await pages$1()).reportsPage(), "ReportsPage")
	}),
	createRoute({
		getParentRoute: () => root,
		path: "/photo-review",
		staticData: {
			title: "photoReview",
			layout: "admin"
		},
		beforeLoad: requireAdmin,
		loader: () => loadMessages("photoReview"),
		component: lazyRouteComponent(async () => (await pages$1()).photoReviewPage(), "PhotoReviewPage")
	}),
	createRoute({
		getParentRoute: () => root,
		path: "/security",
		staticData: {
			title: "security",
			layout: "admin"
		},
		beforeLoad: requireAdmin,
		loader: () => loadMessages("security"),
		component: lazyRouteComponent(async () => (await pages$1()).securityPage(), "SecurityPage")
	}),
	createRoute({
		getParentRoute: () => root,
		path: "/team",
		staticData: {
			title: "team",
			layout: "admin"
		},
		beforeLoad: requireAdministrator,
		loader: () => loadMessages("team", "formats"),
		component: lazyRouteComponent(async () => (await pages$1()).teamPage(), "TeamPage")
	}),
	createRoute({
		getParentRoute: () => root,
		path: "/audit",
		staticData: {
			title: "audit",
			layout: "admin"
		},
		beforeLoad: requireAdministrator,
		validateSearch: readAuditSearch,
		loader: () => loadMessages("audit"),
		component: lazyRouteComponent(async () => (await pages$1()).auditPage(), "AuditPage")
	})
];
// web/src/features/accounts/registration-step.ts
var steps = [
	1,
	2,
	3
];
/** The step that an address names, if it is one. */
var readStep = (given) => steps.find((step) => step === Number(given));
// web/src/app/routes/visitor.ts
/** Those that somebody is led to; the ones that people come to first are listed with their routes. */
var pages = () => import("./assets/visitor-pages-YYdMoC91.js");
var landing = createRoute({
	getParentRoute: () => root,
	path: "/",
	staticData: {
		title: "landing",
		layout: "public"
	},
	beforeLoad: skipLanding,
	loader: () => loadMessages("home"),
	component: lazyRouteComponent(() => import("./assets/landing-page-BDMbllDU.js"), "LandingPage")
});
var login = createRoute({
	getParentRoute: () => root,
	path: "/login",
	staticData: {
		title: "login",
		layout: "bare"
	},
	validateSearch: (search) => {
		return { redirect: returnPath(search["redirect"]) ?? void 0 };
	},
	beforeLoad: leaveWithSession,
	loader: () => loadMessages("login"),
	component: lazyRouteComponent(() => import("./assets/login-page-Bt6m1QC8.js"), "LoginPage")
});
var signIn = createRoute({
	getParentRoute: () => root,
	path: "/sign-in",
	staticData: {
		title: "signIn",
		layout: "bare"
	},
	validateSearch: (search) => ({
		redirect: returnPath(search["redirect"]) ?? void 0,
		leaving: Date.parse(String(search["leaving"])) ? String(search["leaving"]) : void 0,
		changed: search["changed"] === true || void 0
	}),
	beforeLoad: leaveWithSession,
	loader: () => loadMessages("arriving"),
	component: lazyRouteComponent(() => import("./assets/sign-in-page-C9gtyMbR.js"), "SignInPage")
});
var providerReturn = createRoute({
	getParentRoute: () => root,
	path: "/sign-in/$provider",
	staticData: {
		title: "signIn",
		layout: "bare"
	},
	beforeLoad: leaveWithSession,
	loader: () => loadMessages("arriving"),
	component: lazyRouteComponent(async () => (await pages()).providerReturnPage(), "ProviderReturnPage")
});
var register = createRoute({
	getParentRoute: () => root,
	path: "/register",
	staticData: {
		title: "register",
		layout: "bare"
	},
	validateSearch: (search) => ({ step: readStep(search["step"]) }),
	beforeLoad: leaveWithSession,
	loader: () => loadMessages("arriving"),
	component: lazyRouteComponent(async () => (await pages()).registerPage(), "RegisterPage")
});
var verify = createRoute({
	getParentRoute: () => root,
	path: "/verify",
	staticData: {
		title: "verify",
		layout: "bare"
	},
	beforeLoad: requireSomethingToVerify,
	loader: () => loadMessages("arriving"),
	component: lazyRouteComponent(async () => (await pages()).verifyPage(), "VerifyPage")
});
var forgotPassword = createRoute({
	getParentRoute: () => root,
	path: "/forgot-password",
	staticData: {
		title: "forgotPassword",
		layout: "bare"
	},
	loader: () => loadMessages("arriving"),
	component: lazyRouteComponent(async () => (await pages()).forgotPasswordPage(), "ForgotPasswordPage")
});
var resetPassword = createRoute({
	getParentRoute: () => root,
	path: "/reset-password",
	staticData: {
		title: "resetPassword",
		layout: "bare"
	},
	loader: () => loadMessages("arriving"),
	component: lazyRouteComponent(async () => (await pages()).resetPasswordPage(), "ResetPasswordPage")
});
var faqs = createRoute({
	getParentRoute: () => root,
	path: "/faqs",
	staticData: { title: "faqs" },
	loader: () => loadMessages("faqs"),
	component: lazyRouteComponent(() => import("./assets/faqs-page-WgEhsKcf.js"), "FaqsPage")
});
var privacy = createRoute({
	getParentRoute: () => root,
	path: "/privacy",
	staticData: { title: "privacy" },
	loader: () => loadMessages("privacy"),
	component: lazyRouteComponent(() => import("./assets/privacy-page-COPl5hoA.js"), "PrivacyPage")
});
var myData = createRoute({
	getParentRoute: () => root,
	path: "/my-data",
	staticData: { title: "myData" },
	loader: () => loadMessages("leaving"),
	component: lazyRouteComponent(async () => (await pages()).myDataPage(), "MyDataPage")
});
var unsubscribe = createRoute({
	getParentRoute: () => root,
	path: "/unsubscribe",
	staticData: { title: "unsubscribe" },
	loader: () => loadMessages("notices"),
	component: lazyRouteComponent(async () => (await pages()).unsubscribePage(), "UnsubscribePage")
});
var visitorRoutes = [
	createRoute({
		getParentRoute: () => root,
		path: "/join",
		staticData: {
			title: "join",
			layout: "bare"
		},
		loader: () => loadMessages("arriving", "team"),
		component: lazyRouteComponent(async () => (await pages()).joinPage(), "JoinPage")
	}),
	landing,
	login,
	signIn,
	providerReturn,
	register,
	verify,
	forgotPassword,
	resetPassword,
	faqs,
	privacy,
	unsubscribe,
	myData
];
// web/src/app/routes.ts
var anyOther = createRoute({
	getParentRoute: () => root,
	path: "$",
	beforeLoad: () => redirect({
		to: "/dashboard",
		replace: true,
		throw: true
	})
});
var routeTree = root.addChildren([
	...visitorRoutes,
	...memberRoutes,
	...officeRoutes,
	anyOther
]);
// web/src/app/router.ts
/** Without a history it is that of the browser. */
function createAppRouter(history) {
	return createRouter({
		routeTree,
		...history && { history },
		defaultPreload: "intent",
		defaultErrorComponent: PageFailure,
		defaultPendingComponent: PagePending,
		defaultPendingMs: 400,
		scrollRestoration: !history
	});
}
// web/src/app/prerender.tsx
/** A page as a visitor meets it, with places that the server fills from its settings. */
async function renderPage(path) {
	Object.assign(config, places(config, "CONFIG"));
	await loadMessages("errors", "shell");
	const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
	await router.load();
	return {
		html: renderToString(/* @__PURE__ */ jsx(App, { router })),
		title: documentTitle(router)
	};
}
function places(of, name) {
	return Object.fromEntries(Object.entries(of).map(([key, value]) => {
		const place = `${name}.${key}`;
		return [key, typeof value === "object" && value ? places(value, place) : `__${place}__`];
	}));
}
export { inSession as C, loadMessages as D, retryDelay as E, useMessages as O, call as S, mayRetry as T, BrandMark as _, sortOrders as a, loadUser as b, userTypes as c, nextStatuses as d, priorities as f, SchemeSwitch as g, reportStatuses as h, userColumns as i, __exportAll as k, pageSizes$1 as l, reportSorts as m, pageSizes as n, userSorts as o, problemTypes as p, shownColumns as r, renderPage, userStatuses as s, steps as t, longestDescription as u, useSession as v, useErrorText as w, keepOwnUser as x, mailedToken as y };
