import { O as useMessages, S as call, w as useErrorText } from "../entry.mjs";
import { t as DataTable } from "./data-table-DLN4wPL2.js";
import { t as panel_module_default } from "./panel.module-DeBxi3q8.js";
import { t as QueryState } from "./query-state-rg_o52H1.js";
import { t as StaffPage } from "./staff-page-CnB4F-sm.js";
/* empty css                      */
/* empty css                     */
import { n as listAudit, t as exportAudit } from "./audit-CB89frr8.js";
import { t as download } from "./download-BeisBzlU.js";
import { t as Notice } from "./notice-fNvvit8H.js";
import { t as formatDate } from "./formats-DciwXFsk.js";
import { Link, getRouteApi } from "@tanstack/react-router";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
// contract/src/audit-words.ts
/** Everything that is written down, `area.verb`; each has its sentence in the log. */
var auditActions = [
	"member.list",
	"member.read",
	"member.export",
	"member.edit",
	"member.verify",
	"member.activate",
	"member.deactivate",
	"member.ban",
	"member.ban-end",
	"member.note",
	"member.note-delete",
	"member.session-end",
	"member.vip",
	"member.vip-end",
	"report.list",
	"report.read",
	"report.reply",
	"report.note",
	"report.status",
	"report.priority",
	"report.assign",
	"report.delete",
	"photo.read",
	"photo.undo",
	"photo.approve",
	"photo.reject",
	"staff.list",
	"staff.create",
	"staff.promote",
	"staff.password",
	"staff.reset-factor",
	"invitation.create",
	"invitation.resend",
	"invitation.revoke",
	"invitation.accept",
	"audit.read",
	"audit.export",
	"audit.erase"
];
var audit_page_module_default = {
	about: "_about_kmjvv_1",
	bar: "_bar_kmjvv_6",
	panel: "_panel_kmjvv_13",
	what: "_what_kmjvv_17",
	lines: "_lines_kmjvv_35",
	link: "_link_kmjvv_66",
	none: "_none_kmjvv_74",
	more: "_more_kmjvv_79"
};
// web/src/features/audit/queries.ts
/** Days as the moments at which they begin and end where the reader is. */
var toQuery = ({ from, to, ...search }) => ({
	...Object.fromEntries(Object.entries(search).filter(([, value]) => value !== void 0)),
	...from && { from: (/* @__PURE__ */ new Date(`${from}T00:00`)).toISOString() },
	...to && { to: startOfNextDay(to) }
});
function startOfNextDay(day) {
	const time = /* @__PURE__ */ new Date(`${day}T00:00`);
	time.setDate(time.getDate() + 1);
	return time.toISOString();
}
/** Asked once: every question is written down. */
var useAudit = (search) => useInfiniteQuery({
	queryKey: ["audit", search],
	queryFn: async ({ pageParam, signal }) => {
		const query = {
			...toQuery(search),
			limit: 50,
			...pageParam && { cursor: pageParam }
		};
		return (await call(listAudit, {
			query,
			signal
		})).data;
	},
	initialPageParam: "",
	getNextPageParam: ({ nextCursor }) => nextCursor,
	staleTime: Infinity,
	gcTime: 0
});
// web/src/features/audit/audit-export.tsx
function AuditExport({ search }) {
	const { filters: m } = useMessages("audit");
	const errorText = useErrorText();
	const { mutate, isPending, error } = useMutation({ mutationFn: () => download(exportAudit, { query: toQuery(search) }, m.file) });
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Button, {
		variant: "default",
		leftSection: /* @__PURE__ */ jsx(IconDownload, {
			size: 18,
			stroke: 1.75,
			"aria-hidden": true
		}),
		disabled: isPending,
		onClick: () => mutate(),
		children: isPending ? m.exporting : m.export
	}), error && /* @__PURE__ */ jsx(Notice, {
		kind: "danger",
		children: errorText(error)
	})] });
}
// web/src/features/audit/audit-filters.tsx
/** What is typed counts when it is sent: every question is written down. */
function AuditFilters({ search, onChange }) {
	const { filters: m, actions } = useMessages("audit");
	const { action, from, to, address } = search;
	const data = auditActions.map((value) => ({
		value,
		label: actions[value]
	}));
	return /* @__PURE__ */ jsxs("form", {
		className: audit_page_module_default.bar,
		"aria-label": m.label,
		onSubmit: (event) => {
			event.preventDefault();
			const given = new FormData(event.currentTarget);
			const text = (name) => {
				const value = given.get(name);
				return typeof value === "string" && value.trim() ? value.trim() : void 0;
			};
			onChange({
				from: text("from"),
				to: text("to"),
				address: text("address")
			});
		},
		children: [
			/* @__PURE__ */ jsx(NativeSelect, {
				label: m.action,
				rightSection: /* @__PURE__ */ jsx(IconChevronDown, {
					size: 16,
					stroke: 1.75,
					"aria-hidden": true
				}),
				value: action ?? "",
				data: [{
					value: "",
					label: m.every
				}, ...data],
				onChange: ({ currentTarget }) => onChange({ action: currentTarget.value || void 0 })
			}),
			/* @__PURE__ */ jsx(TextInput, {
				type: "date",
				name: "from",
				label: m.from,
				defaultValue: from
			}),
			/* @__PURE__ */ jsx(TextInput, {
				type: "date",
				name: "to",
				label: m.to,
				defaultValue: to
			}),
			/* @__PURE__ */ jsx(TextInput, {
				name: "address",
				label: m.address,
				maxLength: 45,
				pattern: "[0-9a-fA-F:.]+",
				defaultValue: address
			}),
			/* @__PURE__ */ jsx(Button, {
				type: "submit",
				color: "ink",
				children: m.apply
			}),
			["actor", "subject"].map((name) => search[name] && /* @__PURE__ */ jsx(Button, {
				variant: "default",
				rightSection: /* @__PURE__ */ jsx(IconX, {
					size: 16,
					"aria-hidden": true
				}),
				"aria-label": m.clear(m[name]),
				onClick: () => onChange({ [name]: void 0 }),
				children: m[name]
			}, name)),
			/* @__PURE__ */ jsx(AuditExport, { search })
		]
	}, JSON.stringify(search));
}
// web/src/features/audit/details.ts
/** Before and after as one difference, and everything else beside it. */
function linesOf(details) {
	const { before, after, filter, ...rest } = record(details);
	const was = record(before);
	const is = record(after);
	return [...[.../* @__PURE__ */ new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => textOf(was[name]) !== textOf(is[name])).map((name) => ({
		name,
		before: textOf(was[name]),
		value: textOf(is[name])
	})), ...Object.entries({
		...record(filter),
		...rest
	}).map(([name, value]) => ({
		name,
		value: textOf(value)
	}))];
}
var record = (value) => typeof value === "object" && value !== null ? value : {};
function textOf(value) {
	if (value === null || value === void 0 || value === "") return null;
	if (Array.isArray(value)) return value.map(textOf).join(", ") || null;
	if (typeof value === "object") return Object.entries(value).filter(([, part]) => part !== null).map(([name, part]) => `${name}: ${textOf(part)}`).join(", ") || null;
	return String(value);
}
// web/src/features/audit/subject.tsx
/** Whom or what it was done to, leading there. */
function Subject({ entry: { subject, details } }) {
	const m = useMessages("audit");
	const { kind, _id: id, name } = subject;
	if (!kind || !id) return null;
	if (kind === "invitation") return /* @__PURE__ */ jsx("b", { children: addressIn(details) ?? m.invitation });
	if (kind === "member" && name) return /* @__PURE__ */ jsx(Link, {
		to: "/users/$id",
		params: { id },
		className: audit_page_module_default.link,
		children: name
	});
	const title = kind === "member" ? m.unknown : kind === "report" ? m.report(id.slice(-6)) : kind === "photo" ? m.photo(id.slice(-6)) : m.setting;
	return /* @__PURE__ */ jsx(Link, {
		to: "/audit",
		search: { subject: id },
		className: audit_page_module_default.link,
		title: m.onlyAbout(title),
		children: title
	});
}
function addressIn(details) {
	const { email } = details ?? {};
	return typeof email === "string" ? email : null;
}
// web/src/features/audit/entry-row.tsx
function EntryRow({ entry }) {
	const m = useMessages("audit");
	const { at, actor, action, details, address } = entry;
	const who = actor.name ?? (actor.role === "operator" ? m.operator : null) ?? (actor.role === "system" ? m.system : m.unknown);
	return /* @__PURE__ */ jsxs("tr", { children: [
		/* @__PURE__ */ jsx("td", { children: /* @__PURE__ */ jsx("time", {
			dateTime: at,
			children: formatDate(at, { timeStyle: "medium" })
		}) }),
		/* @__PURE__ */ jsx("td", { children: /* @__PURE__ */ jsxs("div", {
			className: audit_page_module_default.what,
			children: [/* @__PURE__ */ jsxs("span", { children: [
				/* @__PURE__ */ jsx(Link, {
					to: "/audit",
					search: { actor: actor._id },
					className: audit_page_module_default.link,
					title: m.onlyBy(who),
					children: who
				}),
				" ",
				m.actions[action] ?? action,
				" ",
				/* @__PURE__ */ jsx(Subject, { entry })
			] }), /* @__PURE__ */ jsx(Details, { details })]
		}) }),
		/* @__PURE__ */ jsx("td", { children: m.roles[actor.role] ?? actor.role }),
		/* @__PURE__ */ jsx("td", { children: address && /* @__PURE__ */ jsx(Link, {
			to: "/audit",
			search: { address },
			className: audit_page_module_default.link,
			title: m.onlyFrom(address),
			children: address
		}) })
	] });
}
function Details({ details }) {
	const m = useMessages("audit");
	const lines = linesOf(details);
	if (lines.length === 0) return null;
	return /* @__PURE__ */ jsxs("details", { children: [/* @__PURE__ */ jsx("summary", { children: m.details }), /* @__PURE__ */ jsx("dl", {
		className: audit_page_module_default.lines,
		children: lines.map(({ name, before, value }) => /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", { children: name }), before === void 0 ? /* @__PURE__ */ jsx("dd", { children: value ?? m.nothing }) : /* @__PURE__ */ jsxs("dd", { children: [
			/* @__PURE__ */ jsx("del", { children: before ?? m.nothing }),
			" ",
			m.became,
			" ",
			/* @__PURE__ */ jsx("ins", { children: value ?? m.nothing })
		] })] }, name))
	})] });
}
// web/src/features/audit/audit-page.tsx
var route = getRouteApi("/audit");
/** What the team reads and changes, as sentences. */
function AuditPage() {
	const m = useMessages("audit");
	const search = route.useSearch();
	const navigate = route.useNavigate();
	const query = useAudit(search);
	const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
	const entries = data?.pages.flatMap((page) => page.entries) ?? [];
	return /* @__PURE__ */ jsxs(StaffPage, {
		title: m.title,
		children: [
			/* @__PURE__ */ jsx("p", {
				className: audit_page_module_default.about,
				children: m.about
			}),
			/* @__PURE__ */ jsx(AuditFilters, {
				search,
				onChange: (change) => void navigate({ search: (before) => ({
					...before,
					...change
				}) })
			}),
			/* @__PURE__ */ jsx(QueryState, {
				query,
				words: m
			}),
			data && /* @__PURE__ */ jsxs("section", {
				className: `${panel_module_default.panel} ${audit_page_module_default.panel}`,
				children: [/* @__PURE__ */ jsx(DataTable, {
					label: m.label,
					columns: m.columns,
					children: entries.map((entry) => /* @__PURE__ */ jsx(EntryRow, { entry }, entry._id))
				}), entries.length === 0 && /* @__PURE__ */ jsx("p", {
					className: audit_page_module_default.none,
					children: m.none
				})]
			}),
			hasNextPage && /* @__PURE__ */ jsx(Button, {
				className: audit_page_module_default.more,
				variant: "default",
				loading: isFetchingNextPage,
				onClick: () => void fetchNextPage(),
				children: m.more
			})
		]
	});
}
export { AuditPage };
