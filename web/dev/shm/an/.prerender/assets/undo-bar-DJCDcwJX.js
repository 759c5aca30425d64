import { O as useMessages, S as call, v as useSession, w as useErrorText } from "../entry.mjs";
import { t as nameOf } from "./name-of-BEmDVCcv.js";
import { a as readUser, n as changeUserState, r as editUser } from "./staff-CihchXjW.js";
import { t as may } from "./may-BMmBTeNE.js";
import { r as searchUsers } from "./users-BIgx8F1u.js";
import { ActionIcon, Button } from "@mantine/core";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
// web/src/features/staff/queries.ts
/** The filter of the address as the calls take it. */
var toFilter = ({ search, status, type, joined }) => ({
	...search && { searchTerm: search },
	...status && { status },
	...type && { type },
	...joined && { joined }
});
var toQuery = (search) => {
	const { sort, order, page = 1, size = 50 } = search;
	return {
		...toFilter(search),
		...sort && { sortBy: sort },
		...order && { sortOrder: order },
		page,
		limit: size
	};
};
function useUsers(search) {
	const query = toQuery(search);
	return useQuery({
		queryKey: ["users", query],
		queryFn: async ({ signal }) => (await call(searchUsers, {
			query,
			signal
		})).data,
		placeholderData: keepPreviousData
	});
}
/** What only staff may know of somebody, read once before it is changed: every reading is written down. */
var useStaffUser = (id, enabled = true) => useQuery({
	enabled,
	queryKey: ["staff-user", id],
	queryFn: async ({ signal }) => (await call(readUser, {
		params: { id },
		signal
	})).data,
	gcTime: 0,
	staleTime: Infinity
});
function useChangeState() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async ({ user, version, ...body }) => (await call(changeUserState, {
			params: { id: user._id },
			body,
			ifMatch: version
		})).data,
		onSettled: () => reload(client)
	});
}
function useEditUser() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: ({ sight: { user, version }, change }) => call(editUser, {
			params: { id: user._id },
			body: change,
			ifMatch: version
		}),
		onSettled: () => reload(client)
	});
}
var reload = (client) => Promise.all([
	"users",
	"member-file",
	"dashboard"
].map((name) => client.invalidateQueries({ queryKey: [name] })));
// web/src/features/staff/state-refusal.ts
/** Why whoever is signed in may not let this user in or put them out; null when they may. */
function useStateRefusal({ _id, isAdmin }) {
	const { state: m } = useMessages("users");
	const session = useSession();
	if (!may(session, changeUserState)) return m.notYours;
	if (session.user?._id === _id) return m.ownAccount;
	if (isAdmin && session.user?.staffRole !== "administrator") return m.colleague;
	return null;
}
var undo_bar_module_default = { bar: "_bar_fvauq_1" };
// web/src/features/staff/undo-bar.tsx
var shownFor = 1e4;
/** Says what has been done and takes it back for ten seconds. */
function UndoBar({ done, onClose, onUndone }) {
	const { state: m, row } = useMessages("users");
	const errorText = useErrorText();
	const { mutate, error, isPending, reset } = useChangeState();
	useEffect(() => {
		reset();
		const timer = done && setTimeout(onClose, shownFor);
		return () => clearTimeout(timer ?? void 0);
	}, [done]);
	if (!done) return null;
	const name = nameOf(done.user) ?? row.unknown;
	const back = wayBack(done, m.undone);
	return /* @__PURE__ */ jsxs("output", {
		className: undo_bar_module_default.bar,
		children: [
			error ? errorText(error) : m.done[done.state](name),
			back && /* @__PURE__ */ jsx(Button, {
				variant: "subtle",
				size: "compact-sm",
				loading: isPending,
				onClick: () => mutate({
					user: done.user,
					...back,
					version: done.version
				}, { onSuccess: () => {
					onClose();
					onUndone?.(done);
				} }),
				children: m.undo
			}),
			/* @__PURE__ */ jsx(ActionIcon, {
				variant: "subtle",
				color: "gray",
				"aria-label": m.dismiss,
				title: m.dismiss,
				onClick: onClose,
				children: /* @__PURE__ */ jsx(IconX, {
					size: 16,
					stroke: 1.75
				})
			})
		]
	});
}
/** To what it was, with its reason and its end. What members did themselves is not ours to do for them. */
function wayBack({ before }, undone) {
	if (before.state === "active") return {
		state: "active",
		reason: undone
	};
	if (before.state !== "banned" && before.state !== "deactivated") return null;
	if (before.stateBy !== "staff") return null;
	if (before.stateUntil && Date.parse(before.stateUntil) <= Date.now()) return null;
	return {
		state: before.state,
		reason: before.stateReason ?? undone,
		...before.stateUntil && { until: before.stateUntil }
	};
}
export { useEditUser as a, useChangeState as i, useStateRefusal as n, useStaffUser as o, toFilter as r, useUsers as s, UndoBar as t };
