import { A as content, C as Nullable, D as Time, E as Text, M as strict, _ as Failure, j as data, v as Id, w as OneOf } from "./session-CNfDh4Vs.js";
import { n as exportUsers, t as UserFilter } from "./users-BIgx8F1u.js";
import { t as may } from "./may-BMmBTeNE.js";
import { O as useMessages, S as call, c as userTypes, i as userColumns, k as __exportAll, n as pageSizes, r as shownColumns, s as userStatuses, v as useSession, w as useErrorText } from "../entry.mjs";
import { n as SavedViews, r as Pages, t as SearchField } from "./Popover.layer-Cn_FNpHR.js";
import { t as QueryState } from "./query-state-rg_o52H1.js";
import { t as StaffPage } from "./staff-page-CnB4F-sm.js";
import { t as download } from "./download-BeisBzlU.js";
import { n as useStateRefusal, r as toFilter, s as useUsers, t as UndoBar } from "./undo-bar-DJCDcwJX.js";
import { t as useDashboard } from "./dashboard-query-T6g3NY_4.js";
import { n as formatNumber, r as lastActiveText, t as formatDate } from "./formats-DciwXFsk.js";
import { t as FigureStrip } from "./figure-strip-DtS6klxJ.js";
/* empty css                     */
import { a as readMemberFile } from "./member-file-Cz7ZYBTA.js";
import { t as nameOf } from "./name-of-BEmDVCcv.js";
import { t as Avatar } from "./avatar-BjdxCosA.js";
import { t as StatusBadge } from "./status-badge-sFmySOwD.js";
import { t as data_table_module_default } from "./data-table.module-Bn1m8oLC.js";
import { Link, getRouteApi } from "@tanstack/react-router";
import * as Type from "typebox";
import { ActionIcon, Button, NativeSelect, Popover } from "@mantine/core";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, lazy, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import IconCrown from "@tabler/icons-react/dist/esm/icons/IconCrown.mjs";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import IconArrowDown from "@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs";
import IconArrowUp from "@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs";
import IconMailCheck from "@tabler/icons-react/dist/esm/icons/IconMailCheck.mjs";
import IconUserCheck from "@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs";
import IconUserOff from "@tabler/icons-react/dist/esm/icons/IconUserOff.mjs";
import IconColumns3 from "@tabler/icons-react/dist/esm/icons/IconColumns3.mjs";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
// contract/src/bulk.ts
var bulkActions = [
	"activate",
	"deactivate",
	"verify"
];
var bulkOutcomes = [
	"done",
	"unchanged",
	"refused"
];
/** Named one by one, at most a page of them. */
var Ids = Type.Array(Id, {
	minItems: 1,
	maxItems: 1e3
});
var Bulk = Type.Object({
	_id: Id,
	action: OneOf(bulkActions),
	reason: Type.String(),
	createdAt: Time,
	finishedAt: Nullable(Time),
	total: Type.Integer(),
	done: Type.Integer(),
	unchanged: Type.Integer(),
	refused: Type.Integer()
}, { title: "Bulk" });
var tags = ["Staff"];
var workers = ["administrator", "moderator"];
var params = Type.Object({ id: Id }, strict);
var startBulk = {
	method: "POST",
	url: "/users/bulk",
	access: workers,
	idempotent: true,
	schema: {
		tags,
		summary: "",
		body: Type.Object({
			action: OneOf(bulkActions),
			reason: Text(500),
			ids: Type.Optional(Ids),
			filter: Type.Optional(UserFilter)
		}, strict),
		response: {
			200: data(Type.Object({ bulk: Bulk })),
			403: Failure,
			422: Failure
		}
	}
};
var readBulk = {
	method: "GET",
	url: "/users/bulk/:id",
	access: workers,
	schema: {
		tags,
		summary: "",
		params,
		response: {
			200: data(Type.Object({ bulk: Bulk })),
			404: Failure
		}
	}
};
var BulkRow = Type.Object({
	_id: Id,
	name: Nullable(Type.String()),
	email: Type.String(),
	outcome: Nullable(OneOf(bulkOutcomes)),
	why: Nullable(Type.String())
});
var listBulkRows = {
	method: "GET",
	url: "/users/bulk/:id/rows",
	access: workers,
	schema: {
		tags,
		summary: "",
		params,
		querystring: Type.Object({
			outcome: Type.Optional(OneOf(bulkOutcomes)),
			cursor: Type.Optional(Id),
			limit: Type.Integer({
				minimum: 1,
				maximum: 1e3,
				default: 50
			})
		}, strict),
		response: {
			200: data(Type.Object({
				rows: Type.Array(BulkRow),
				nextCursor: Nullable(Id)
			})),
			404: Failure
		}
	}
};
var exportBulk = {
	method: "GET",
	url: "/users/bulk/:id/export",
	access: workers,
	schema: {
		tags,
		summary: "",
		params,
		response: {
			200: content("text/csv"),
			404: Failure,
			503: Failure
		}
	}
};
var exportSelection = {
	method: "POST",
	url: "/users/export-selection",
	access: ["administrator", "support"],
	schema: {
		tags,
		summary: "",
		body: Type.Object({ ids: Ids }, strict),
		response: {
			200: content("text/csv"),
			503: Failure
		}
	}
};
var useStartBulk = () => useMutation({ mutationFn: async ({ action, reason, selection, search }) => {
	const whom = selection.all ? { filter: toFilter(search) } : { ids: [...selection.ids] };
	return (await call(startBulk, { body: {
		action,
		reason,
		...whom
	} })).data.bulk;
} });
/** Followed until it is through; the lists then show what became of it. */
function useBulk(id) {
	const client = useQueryClient();
	const query = useQuery({
		queryKey: ["bulk", id],
		queryFn: async ({ signal }) => (await call(readBulk, {
			params: { id },
			signal
		})).data.bulk,
		refetchInterval: ({ state }) => state.data?.finishedAt ? false : 1e3
	});
	const finished = Boolean(query.data?.finishedAt);
	useEffect(() => {
		if (!finished) return;
		for (const name of ["users", "dashboard"]) client.invalidateQueries({ queryKey: [name] });
	}, [finished, client]);
	return query;
}
var useBulkRows = (id, outcome, enabled) => useInfiniteQuery({
	enabled,
	queryKey: [
		"bulk",
		id,
		"rows",
		outcome
	],
	queryFn: async ({ pageParam: cursor, signal }) => {
		const query = {
			limit: 50,
			...outcome && { outcome },
			...cursor && { cursor }
		};
		return (await call(listBulkRows, {
			params: { id },
			query,
			signal
		})).data;
	},
	initialPageParam: null,
	getNextPageParam: ({ nextCursor }) => nextCursor,
	staleTime: Infinity
});
var useExportSelection = (name) => useMutation({ mutationFn: ({ selection, search }) => selection.all ? download(exportUsers, { query: toFilter(search) }, `${name}.csv`) : download(exportSelection, { body: { ids: [...selection.ids] } }, `${name}.csv`) });
var useExportBulk = (id) => useMutation({ mutationFn: () => download(exportBulk, { params: { id } }, `bulk-${id}.csv`) });
var bulk_module_default = {
	bar: "_bar_q1sp7_1",
	all: "_all_q1sp7_27",
	progress: "_progress_q1sp7_43",
	outcomes: "_outcomes_q1sp7_56",
	rows: "_rows_q1sp7_65"
};
// web/src/features/staff/bulk-bar.tsx
var actions$1 = [
	["activate", IconUserCheck],
	["deactivate", IconUserOff],
	["verify", IconMailCheck]
];
/** What can be done with those who are picked, in sight while there are any. */
function BulkBar({ picking, search, total, onAct }) {
	const { bulk: m, filters } = useMessages("users");
	const errorText = useErrorText();
	const session = useSession();
	const { selection, pickAll, clear } = picking;
	const exporting = useExportSelection(filters.exportName);
	const count = selection.all ? total : selection.ids.size;
	if (count === 0) return null;
	const tooMany = !selection.all && count > 1e3;
	const offered = actions$1.filter(([action]) => may(session, startBulk) && (action !== "verify" || session.user?.staffRole === "administrator"));
	return /* @__PURE__ */ jsxs("section", {
		className: bulk_module_default.bar,
		"aria-label": m.bar,
		children: [
			/* @__PURE__ */ jsx("output", { children: m.selected(count) }),
			!selection.all && total > count && /* @__PURE__ */ jsx("button", {
				type: "button",
				className: bulk_module_default.all,
				onClick: pickAll,
				children: m.all(total)
			}),
			tooMany && /* @__PURE__ */ jsx("span", { children: m.tooMany(1e3) }),
			offered.map(([action, Icon]) => /* @__PURE__ */ jsx(Button, {
				variant: "subtle",
				color: "gray",
				size: "compact-sm",
				leftSection: /* @__PURE__ */ jsx(Icon, {
					size: 16,
					stroke: 1.75,
					"aria-hidden": true
				}),
				disabled: tooMany,
				onClick: () => onAct(action),
				children: m.actions[action]
			}, action)),
			may(session, exportSelection) && /* @__PURE__ */ jsx(Button, {
				variant: "subtle",
				color: "gray",
				size: "compact-sm",
				leftSection: /* @__PURE__ */ jsx(IconDownload, {
					size: 16,
					stroke: 1.75,
					"aria-hidden": true
				}),
				disabled: tooMany || exporting.isPending,
				onClick: () => exporting.mutate({
					selection,
					search
				}),
				children: m.export
			}),
			exporting.error && /* @__PURE__ */ jsx("span", {
				role: "alert",
				children: errorText(exporting.error)
			}),
			/* @__PURE__ */ jsx(ActionIcon, {
				variant: "subtle",
				color: "gray",
				"aria-label": m.clear,
				title: m.clear,
				onClick: clear,
				children: /* @__PURE__ */ jsx(IconX, {
					size: 16,
					stroke: 1.75
				})
			})
		]
	});
}
// web/src/features/staff/selection.ts
var nothing = {
	ids: /* @__PURE__ */ new Set(),
	all: false,
	anchor: null
};
/** What the next state is when a row is picked, with a range up to it where one is asked for. */
function pick$1(state, shown, id, range) {
	const picked = !state.ids.has(id);
	const [from, to] = [shown.indexOf(state.anchor ?? id), shown.indexOf(id)];
	const touched = range && from >= 0 ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
	const ids = new Set(state.ids);
	for (const each of touched) if (picked) ids.add(each);
	else ids.delete(each);
	return {
		ids,
		all: false,
		anchor: id
	};
}
function useSelection(filter) {
	const [kept, setState] = useState({
		...nothing,
		filter
	});
	const state = kept.filter === filter ? kept : {
		...nothing,
		filter
	};
	return {
		selection: state,
		isPicked: (id) => state.all || state.ids.has(id),
		pick: (shown, id, range) => setState({
			...pick$1(state.all ? {
				ids: new Set(shown),
				anchor: id
			} : state, shown, id, range),
			filter
		}),
		pickPage: (shown) => {
			const ids = new Set(state.all ? [] : state.ids);
			const whole = state.all || shown.every((id) => ids.has(id));
			for (const id of shown) if (whole) ids.delete(id);
			else ids.add(id);
			setState({
				ids,
				all: false,
				anchor: null,
				filter
			});
		},
		pickAll: () => setState({
			...nothing,
			all: true,
			filter
		}),
		clear: () => setState({
			...nothing,
			filter
		})
	};
}
// web/src/features/staff/user-cards.tsx
var names = [
	"total",
	"vip",
	"active",
	"online",
	"verified",
	"engagement"
];
function UserCards() {
	const { cards, about } = useMessages("users");
	const { data } = useDashboard();
	const valueOf = (name) => {
		if (!data) return "–";
		return name === "engagement" ? `${formatNumber(data.engagementRate)}%` : formatNumber(data[name]);
	};
	return /* @__PURE__ */ jsx(FigureStrip, { figures: names.map((name) => ({
		...cards[name],
		aboutLabel: about(cards[name].label),
		value: valueOf(name)
	})) });
}
var user_filters_module_default = {
	bar: "_bar_xfq8r_1",
	columns: "_columns_xfq8r_17",
	tools: "_tools_xfq8r_44"
};
// web/src/features/staff/columns-menu.tsx
/** Which columns the table has; the address keeps them. */
function ColumnsMenu({ columns, onChange }) {
	const { columns: words, columnsMenu: m } = useMessages("users");
	const shown = shownColumns(columns);
	const toggle = (column) => {
		const next = userColumns.filter((each) => shown.has(each) !== (each === column));
		onChange(next.length === userColumns.length ? void 0 : next.join(".") || "none");
	};
	return /* @__PURE__ */ jsxs(Popover, {
		position: "bottom-end",
		withinPortal: true,
		trapFocus: true,
		returnFocus: true,
		children: [/* @__PURE__ */ jsx(Popover.Target, { children: /* @__PURE__ */ jsx(Button, {
			variant: "default",
			leftSection: /* @__PURE__ */ jsx(IconColumns3, {
				size: 18,
				stroke: 1.75,
				"aria-hidden": true
			}),
			children: m.title
		}) }), /* @__PURE__ */ jsx(Popover.Dropdown, { children: /* @__PURE__ */ jsxs("fieldset", {
			className: user_filters_module_default.columns,
			children: [/* @__PURE__ */ jsx("legend", { children: m.about }), userColumns.map((column) => /* @__PURE__ */ jsxs("label", { children: [/* @__PURE__ */ jsx("input", {
				type: "checkbox",
				checked: shown.has(column),
				onChange: () => toggle(column)
			}), words[column]] }, column))]
		}) })]
	});
}
// web/src/features/staff/export-button.tsx
function ExportButton({ search }) {
	const { filters: m } = useMessages("users");
	const errorText = useErrorText();
	const { mutate, isPending, error } = useMutation({ mutationFn: () => download(exportUsers, { query: toFilter(search) }, `${m.exportName}.csv`) });
	if (!may(useSession(), exportUsers)) return null;
	return /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx(Button, {
		variant: "default",
		leftSection: /* @__PURE__ */ jsx(IconDownload, {
			size: 18,
			stroke: 1.75,
			"aria-hidden": true
		}),
		disabled: isPending,
		onClick: () => mutate(),
		children: isPending ? m.exporting : m.export
	}), error && /* @__PURE__ */ jsx("p", {
		role: "alert",
		children: m.exportFailed(errorText(error))
	})] });
}
// web/src/features/staff/user-filters.tsx
function UserFilters({ search, onChange, onColumns }) {
	const { filters: m } = useMessages("users");
	const { status = "all", type = "all", joined } = search;
	return /* @__PURE__ */ jsxs("div", {
		className: user_filters_module_default.bar,
		children: [
			/* @__PURE__ */ jsx(SearchField, {
				label: m.search,
				term: search.search ?? "",
				onSearch: (term) => onChange({ search: term })
			}, search.search),
			/* @__PURE__ */ jsx(NativeSelect, {
				rightSection: /* @__PURE__ */ jsx(IconChevronDown, {
					size: 16,
					stroke: 1.75,
					"aria-hidden": true
				}),
				"aria-label": m.status,
				value: status,
				data: userStatuses.map((value) => ({
					value,
					label: `${m.status}: ${m.statuses[value]}`
				})),
				onChange: ({ currentTarget }) => onChange({ status: currentTarget.value })
			}),
			/* @__PURE__ */ jsx(NativeSelect, {
				rightSection: /* @__PURE__ */ jsx(IconChevronDown, {
					size: 16,
					stroke: 1.75,
					"aria-hidden": true
				}),
				"aria-label": m.type,
				value: type,
				data: userTypes.map((value) => ({
					value,
					label: `${m.type}: ${m.types[value]}`
				})),
				onChange: ({ currentTarget }) => onChange({ type: currentTarget.value })
			}),
			joined && /* @__PURE__ */ jsx(Button, {
				variant: "default",
				rightSection: /* @__PURE__ */ jsx(IconX, {
					size: 16,
					"aria-hidden": true
				}),
				"aria-label": `${m.joined(monthName(joined))}. ${m.clearJoined}`,
				onClick: () => onChange({ joined: void 0 }),
				children: m.joined(monthName(joined))
			}),
			/* @__PURE__ */ jsxs("div", {
				className: user_filters_module_default.tools,
				children: [
					/* @__PURE__ */ jsx(SavedViews, { screen: "users" }),
					/* @__PURE__ */ jsx(ColumnsMenu, {
						columns: search.columns,
						onChange: onColumns
					}),
					/* @__PURE__ */ jsx(ExportButton, { search })
				]
			})
		]
	});
}
var monthName = (month) => formatDate(`${month}-15T12:00:00Z`, {
	dateStyle: void 0,
	month: "long",
	year: "numeric"
});
var users_table_module_default = {
	scroller: "_scroller_j6chu_1",
	table: "_table_j6chu_12",
	actions: "_actions_j6chu_24",
	pick: "_pick_j6chu_38",
	sort: "_sort_j6chu_55",
	person: "_person_j6chu_72",
	two: "_two_j6chu_78",
	id: "_id_j6chu_108",
	presence: "_presence_j6chu_112",
	none: "_none_j6chu_136"
};
// web/src/features/staff/user-row.tsx
/** Where the focus returns to. */
var rowId = (id) => `user-${id}`;
function UserRow({ user, position, shown, picked, onPick, onView, onChangeState }) {
	const { row: m } = useMessages("users");
	const formats = useMessages("formats");
	const name = nameOf(user) ?? m.unknown;
	const presence = displayStatus(user);
	const refusal = useStateRefusal(user);
	const mayOpen = may(useSession(), readMemberFile);
	return /* @__PURE__ */ jsxs("tr", {
		id: rowId(user._id),
		tabIndex: -1,
		"aria-rowindex": position,
		"data-picked": picked || void 0,
		children: [
			onPick && /* @__PURE__ */ jsx("td", {
				className: users_table_module_default.pick,
				children: /* @__PURE__ */ jsx("input", {
					type: "checkbox",
					"aria-label": m.pick(name),
					checked: picked ?? false,
					onChange: ({ nativeEvent }) => onPick("shiftKey" in nativeEvent && nativeEvent.shiftKey === true)
				})
			}),
			/* @__PURE__ */ jsx("td", {
				"data-column": "user",
				children: /* @__PURE__ */ jsxs("div", {
					className: users_table_module_default.person,
					children: [
						/* @__PURE__ */ jsx(Avatar, {
							name,
							picture: user.profilePicture
						}),
						/* @__PURE__ */ jsxs("div", {
							className: users_table_module_default.two,
							children: [/* @__PURE__ */ jsx("b", { children: mayOpen ? /* @__PURE__ */ jsx(Link, {
								to: "/users/$id",
								params: { id: user._id },
								children: name
							}) : name }), /* @__PURE__ */ jsx("small", {
								className: users_table_module_default.id,
								children: user._id.slice(0, 8)
							})]
						}),
						/* @__PURE__ */ jsx(StatusBadge, {
							kind: user.isEmailVerified ? "success" : "neutral",
							children: user.isEmailVerified ? m.verified : m.unverified
						})
					]
				})
			}),
			shown.has("contact") && /* @__PURE__ */ jsxs("td", {
				"data-column": "contact",
				className: users_table_module_default.two,
				children: [/* @__PURE__ */ jsx("span", { children: user.email }), /* @__PURE__ */ jsx("small", { children: user.location.city })]
			}),
			shown.has("joined") && /* @__PURE__ */ jsx("td", {
				"data-column": "joined",
				children: formatDate(user.createdAt)
			}),
			shown.has("lastActive") && /* @__PURE__ */ jsx("td", {
				"data-column": "lastActive",
				children: lastActiveText(user.lastActive, formats)
			}),
			shown.has("status") && /* @__PURE__ */ jsx("td", {
				"data-column": "status",
				children: /* @__PURE__ */ jsx("span", {
					className: users_table_module_default.presence,
					"data-presence": presence,
					children: m[presence]
				})
			}),
			shown.has("subscription") && /* @__PURE__ */ jsx("td", {
				"data-column": "subscription",
				children: user.isVIP ? /* @__PURE__ */ jsxs(StatusBadge, {
					kind: "gold",
					children: [
						/* @__PURE__ */ jsx(IconCrown, {
							size: 14,
							stroke: 2,
							"aria-hidden": true
						}),
						" ",
						m.vip
					]
				}) : m.free
			}),
			/* @__PURE__ */ jsxs("td", {
				className: users_table_module_default.actions,
				children: [
					/* @__PURE__ */ jsx(ActionIcon, {
						variant: "subtle",
						color: "gray",
						size: "lg",
						"aria-label": m.view(name),
						title: m.view(name),
						onClick: () => onView(user),
						children: /* @__PURE__ */ jsx(IconEye, {
							size: 18,
							stroke: 1.75
						})
					}),
					/* @__PURE__ */ jsx(ActionIcon, {
						variant: "subtle",
						color: "gray",
						size: "lg",
						"aria-label": m.activate(name),
						title: refusal ?? m.activate(name),
						disabled: user.isActive || refusal !== null,
						onClick: () => onChangeState(user, "active"),
						children: /* @__PURE__ */ jsx(IconUserCheck, {
							size: 18,
							stroke: 1.75
						})
					}),
					/* @__PURE__ */ jsx(ActionIcon, {
						variant: "subtle",
						color: "gray",
						size: "lg",
						"aria-label": m.deactivate(name),
						title: refusal ?? m.deactivate(name),
						disabled: !user.isActive || refusal !== null,
						onClick: () => onChangeState(user, "deactivated"),
						children: /* @__PURE__ */ jsx(IconUserOff, {
							size: 18,
							stroke: 1.75
						})
					})
				]
			})
		]
	});
}
/** Inactive if not active, otherwise Online or Offline. */
var displayStatus = ({ isActive, isOnline }) => isActive ? isOnline ? "online" : "offline" : "inactive";
// web/src/features/staff/sort-header.tsx
/** Names read best from A, times from the newest. */
var natural = (sort) => sort === "name" || sort === "email" ? "asc" : "desc";
function SortHeader({ name, sort, search, onSort }) {
	const { columns } = useMessages("users");
	const { sort: by = "createdAt", order = "desc" } = search;
	const active = by === sort;
	const Arrow = order === "asc" ? IconArrowUp : IconArrowDown;
	const next = active ? order === "asc" ? "desc" : "asc" : natural(sort);
	return /* @__PURE__ */ jsx("th", {
		scope: "col",
		"data-column": name,
		...active && { "aria-sort": order === "asc" ? "ascending" : "descending" },
		children: /* @__PURE__ */ jsxs("button", {
			type: "button",
			className: users_table_module_default.sort,
			onClick: () => onSort(sort, next),
			children: [columns[name], active && /* @__PURE__ */ jsx(Arrow, {
				size: 14,
				stroke: 2,
				"aria-hidden": true
			})]
		})
	});
}
// web/src/features/staff/users-table.tsx
var rowHeight = 57;
var columns = [
	["user", "name"],
	["contact", "email"],
	["joined", "createdAt"],
	["lastActive", "lastActive"],
	["status", "status"],
	["subscription", "subscription"]
];
/** Only the rows in sight are drawn; the ones above and below are two rows as high as they would be. */
function UsersTable({ list, stale, search, picking, onSort, onView, onChangeState }) {
	const m = useMessages("users");
	const body = useRef(null);
	const [scrollMargin, setScrollMargin] = useState(0);
	useLayoutEffect(() => {
		const top = body.current?.getBoundingClientRect().top ?? 0;
		setScrollMargin(top + window.scrollY);
	}, [list]);
	const virtualizer = useWindowVirtualizer({
		count: list.users.length,
		estimateSize: () => rowHeight,
		overscan: 12,
		scrollMargin
	});
	const rows = virtualizer.getVirtualItems();
	const above = (rows[0]?.start ?? scrollMargin) - scrollMargin;
	const below = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? scrollMargin) - scrollMargin);
	const ids = list.users.map(({ _id }) => _id);
	const shown = shownColumns(search.columns);
	const { total } = list.pagination;
	const caption = list.totalKind === "exact" ? m.showing : m.showingAtLeast;
	return /* @__PURE__ */ jsxs("section", {
		className: users_table_module_default.scroller,
		"data-stale": stale || void 0,
		"aria-busy": stale,
		children: [/* @__PURE__ */ jsxs("table", {
			className: `${data_table_module_default.table} ${users_table_module_default.table}`,
			"aria-rowcount": list.users.length + 1,
			children: [
				/* @__PURE__ */ jsx("caption", {
					"aria-live": "polite",
					children: caption(list.users.length, total)
				}),
				/* @__PURE__ */ jsx("thead", { children: /* @__PURE__ */ jsxs("tr", { children: [
					picking && /* @__PURE__ */ jsx("td", {
						className: users_table_module_default.pick,
						children: /* @__PURE__ */ jsx("input", {
							type: "checkbox",
							"aria-label": m.bulk.page,
							checked: ids.length > 0 && ids.every(picking.isPicked),
							onChange: () => picking.pickPage(ids)
						})
					}),
					columns.filter(([name]) => name === "user" || shown.has(name)).map(([name, sort]) => /* @__PURE__ */ jsx(SortHeader, {
						name,
						sort,
						search,
						onSort
					}, name)),
					/* @__PURE__ */ jsx("th", {
						scope: "col",
						className: users_table_module_default.actions,
						children: m.columns.actions
					})
				] }) }),
				/* @__PURE__ */ jsxs("tbody", {
					ref: body,
					children: [
						above > 0 && /* @__PURE__ */ jsx("tr", {
							"aria-hidden": true,
							style: { height: above }
						}),
						rows.map(({ index }) => {
							const user = list.users[index];
							return user && /* @__PURE__ */ jsx(UserRow, {
								user,
								position: index + 2,
								shown,
								...picking && {
									picked: picking.isPicked(user._id),
									onPick: (range) => picking.pick(ids, user._id, range)
								},
								onView,
								onChangeState
							}, user._id);
						}),
						below > 0 && /* @__PURE__ */ jsx("tr", {
							"aria-hidden": true,
							style: { height: below }
						})
					]
				})
			]
		}), list.users.length === 0 && /* @__PURE__ */ jsx("p", {
			className: users_table_module_default.none,
			children: m.none
		})]
	});
}
// web/src/features/staff/users-page.tsx
var users_page_exports = /* @__PURE__ */ __exportAll({ UsersPage: () => UsersPage });
var route = getRouteApi("/users");
var UsersDialogs = lazy(async () => ({ default: (await import("./users-dialogs-CVzdYZtY.js")).UsersDialogs }));
function UsersPage() {
	const m = useMessages("users");
	const search = route.useSearch();
	const navigate = route.useNavigate();
	const query = useUsers(search);
	const { data, isPlaceholderData } = query;
	const [open, setOpen] = useState({});
	const [done, setDone] = useState(null);
	const picking = useSelection(JSON.stringify(toFilter(search)));
	const session = useSession();
	const maySelect = may(session, startBulk) || may(session, exportSelection);
	const total = data?.pagination.total ?? 0;
	const showBulk = (bulk) => void navigate({
		search: (before) => ({
			...before,
			bulk
		}),
		replace: true
	});
	const [needed, setNeeded] = useState(false);
	if (!needed && (search.bulk || Object.keys(open).length > 0)) setNeeded(true);
	const pages = data?.pagination.pages ?? 0;
	const beyond = pages > 0 && (search.page ?? 1) > pages;
	useEffect(() => {
		if (beyond) navigate({
			search: (before) => ({
				...before,
				page: pages
			}),
			replace: true
		});
	}, [
		beyond,
		pages,
		navigate
	]);
	const change = ({ page, ...changed }) => void navigate({
		search: (before) => ({
			...before,
			page,
			...changed
		}),
		replace: false
	});
	return /* @__PURE__ */ jsxs(StaffPage, {
		title: m.title,
		children: [
			/* @__PURE__ */ jsx(UserCards, {}),
			/* @__PURE__ */ jsx(UserFilters, {
				search,
				onChange: change,
				onColumns: (columns) => void navigate({
					search: (before) => ({
						...before,
						columns
					}),
					replace: true
				})
			}),
			/* @__PURE__ */ jsx(QueryState, {
				query,
				words: m
			}),
			data && /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(UsersTable, {
				list: data,
				stale: isPlaceholderData,
				search,
				picking: maySelect ? picking : null,
				onSort: (sort, order) => change({
					sort,
					order
				}),
				onView: (seen) => setOpen({ seen }),
				onChangeState: (user, state) => setOpen({ wanted: {
					user,
					state
				} })
			}), /* @__PURE__ */ jsx(Pages, {
				pagination: data.pagination,
				sizes: pageSizes,
				onChange: change
			})] }),
			needed && /* @__PURE__ */ jsx(Suspense, {
				fallback: null,
				children: /* @__PURE__ */ jsx(UsersDialogs, {
					open,
					picking,
					search,
					total,
					onOpen: setOpen,
					onDone: setDone,
					onBulk: showBulk
				})
			}),
			!done && /* @__PURE__ */ jsx(BulkBar, {
				picking,
				search,
				total,
				onAct: (acting) => setOpen({ acting })
			}),
			/* @__PURE__ */ jsx(UndoBar, {
				done,
				onClose: () => setDone(null),
				onUndone: ({ user }) => document.getElementById(rowId(user._id))?.focus()
			})
		]
	});
}
export { UsersPage, useExportBulk as a, useBulkRows as i, bulk_module_default as n, useStartBulk as o, useBulk as r, bulkOutcomes as s, users_page_exports as t };
