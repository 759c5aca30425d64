/* empty css                      */
import { O as useMessages, S as call, w as useErrorText } from "../entry.mjs";
import { E as Text, M as strict, _ as Failure, j as data, v as Id, w as OneOf } from "./session-CNfDh4Vs.js";
import { n as staffRoles } from "./config-D7cc2gS3.js";
import { t as Dialog } from "./dialog-7crX4kYo.js";
import { t as Notice } from "./notice-fNvvit8H.js";
import { t as QueryState } from "./query-state-rg_o52H1.js";
/* empty css                     */
import { useLocation, useNavigate } from "@tanstack/react-router";
import * as Type from "typebox";
import { Button, TextInput } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// contract/src/saved-views.ts
var viewScreens = ["users", "reports"];
var SavedView = Type.Object({
	_id: Id,
	name: Type.String(),
	query: Type.String({ description: "" }),
	shared: Type.Boolean({ description: "" }),
	mine: Type.Boolean(),
	owner: Type.String({ description: "" })
}, { title: "SavedView" });
var tags = ["Staff"];
var params = Type.Object({ id: Id }, strict);
var name = Text(60);
var shared = Type.Boolean();
var listViews = {
	method: "GET",
	url: "/views",
	access: staffRoles,
	schema: {
		tags,
		summary: "",
		querystring: Type.Object({ screen: OneOf(viewScreens) }, strict),
		response: { 200: data(Type.Object({ views: Type.Array(SavedView) })) }
	}
};
var saveView = {
	method: "POST",
	url: "/views",
	access: staffRoles,
	idempotent: true,
	schema: {
		tags,
		summary: "",
		body: Type.Object({
			screen: OneOf(viewScreens),
			name,
			query: Type.String({
				maxLength: 1e3,
				pattern: "^[!-~]*$"
			}),
			shared
		}, strict),
		response: {
			200: data(Type.Object({ view: SavedView })),
			409: Failure,
			422: Failure
		}
	}
};
var changeView = {
	method: "PUT",
	url: "/views/:id",
	access: staffRoles,
	schema: {
		tags,
		summary: "",
		params,
		body: Type.Object({
			name: Type.Optional(name),
			shared: Type.Optional(shared)
		}, strict),
		response: {
			200: data(Type.Object({ view: SavedView })),
			404: Failure,
			409: Failure
		}
	}
};
var deleteView = {
	method: "DELETE",
	url: "/views/:id",
	access: staffRoles,
	schema: {
		tags,
		summary: "",
		params,
		response: {
			200: data(Type.Object({ _id: Id })),
			404: Failure
		}
	}
};
// web/src/lib/saved-views-query.ts
var useViews = (screen, enabled) => useQuery({
	enabled,
	queryKey: ["views", screen],
	queryFn: async ({ signal }) => (await call(listViews, {
		query: { screen },
		signal
	})).data.views
});
function useViewChange(screen, change) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: change,
		onSettled: () => client.invalidateQueries({ queryKey: ["views", screen] })
	});
}
var useSaveView = (screen) => useViewChange(screen, (given) => call(saveView, { body: {
	screen,
	...given
} }));
var useChangeView = (screen) => useViewChange(screen, ({ id, ...body }) => call(changeView, {
	params: { id },
	body
}));
var useDeleteView = (screen) => useViewChange(screen, (id) => call(deleteView, { params: { id } }));
var saved_views_module_default = {
	views: "_views_9izsr_1",
	open: "_open_9izsr_37",
	quiet: "_quiet_9izsr_52",
	buttons: "_buttons_9izsr_57",
	form: "_form_9izsr_64"
};
// web/src/ui/save-view-form.tsx
/** Keeps the list as its address says it now; which page of it is no part of a view. */
function SaveViewForm({ screen }) {
	const { views: m } = useMessages("staff");
	const errorText = useErrorText();
	const address = useLocation({ select: ({ searchStr }) => searchStr });
	const { mutate, error, isPending } = useSaveView(screen);
	const [name, setName] = useState("");
	const [shared, setShared] = useState(false);
	return /* @__PURE__ */ jsxs("form", {
		className: saved_views_module_default.form,
		onSubmit: (event) => {
			event.preventDefault();
			if (!name.trim() || isPending) return;
			const query = new URLSearchParams(address);
			query.delete("page");
			query.delete("bulk");
			mutate({
				name: name.trim(),
				query: query.toString(),
				shared
			}, { onSuccess: () => setName("") });
		},
		children: [
			/* @__PURE__ */ jsx(TextInput, {
				label: m.name,
				description: m.nameAbout,
				maxLength: 60,
				value: name,
				onChange: ({ currentTarget }) => setName(currentTarget.value)
			}),
			/* @__PURE__ */ jsxs("label", { children: [/* @__PURE__ */ jsx("input", {
				type: "checkbox",
				checked: shared,
				onChange: ({ currentTarget }) => setShared(currentTarget.checked)
			}), m.shareNew] }),
			error && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: errorText(error)
			}),
			/* @__PURE__ */ jsx(Button, {
				type: "submit",
				color: "ink",
				loading: isPending,
				disabled: !name.trim(),
				children: m.save
			})
		]
	});
}
// web/src/ui/saved-views-dialog.tsx
function SavedViewsDialog({ screen, opened, onClose }) {
	const { views: m } = useMessages("staff");
	return /* @__PURE__ */ jsx(Dialog, {
		opened,
		onClose,
		title: m.title,
		closeLabel: m.close,
		children: opened && /* @__PURE__ */ jsx(Views, {
			screen,
			onClose
		})
	});
}
function Views({ screen, onClose }) {
	const { views: m } = useMessages("staff");
	const query = useViews(screen, true);
	return /* @__PURE__ */ jsxs("div", {
		className: saved_views_module_default.views,
		children: [
			/* @__PURE__ */ jsx(QueryState, {
				query,
				words: m
			}),
			query.data?.length === 0 && /* @__PURE__ */ jsx("p", {
				className: saved_views_module_default.quiet,
				children: m.none
			}),
			/* @__PURE__ */ jsx("ul", { children: query.data?.map((view) => /* @__PURE__ */ jsx(View, {
				view,
				screen,
				onClose
			}, view._id)) }),
			/* @__PURE__ */ jsx(SaveViewForm, { screen })
		]
	});
}
function View({ view: { _id: id, name, query, shared, mine, owner }, screen, onClose }) {
	const { views: m } = useMessages("staff");
	const errorText = useErrorText();
	const navigate = useNavigate();
	const changing = useChangeView(screen);
	const deleting = useDeleteView(screen);
	const [typed, setTyped] = useState(null);
	const error = changing.error ?? deleting.error;
	if (typed !== null) return /* @__PURE__ */ jsxs("li", { children: [/* @__PURE__ */ jsxs("form", {
		onSubmit: (event) => {
			event.preventDefault();
			if (typed.trim()) changing.mutate({
				id,
				name: typed.trim()
			}, { onSuccess: () => setTyped(null) });
		},
		children: [
			/* @__PURE__ */ jsx("input", {
				"aria-label": m.renameOf(name),
				maxLength: 60,
				value: typed,
				ref: (input) => input?.focus(),
				onChange: ({ currentTarget }) => setTyped(currentTarget.value)
			}),
			/* @__PURE__ */ jsx(Button, {
				type: "submit",
				size: "xs",
				color: "ink",
				loading: changing.isPending,
				children: m.rename
			}),
			/* @__PURE__ */ jsx(Button, {
				size: "xs",
				variant: "default",
				onClick: () => setTyped(null),
				children: m.cancel
			})
		]
	}), error && /* @__PURE__ */ jsx(Notice, {
		kind: "danger",
		children: errorText(error)
	})] });
	return /* @__PURE__ */ jsxs("li", { children: [
		/* @__PURE__ */ jsx("button", {
			type: "button",
			className: saved_views_module_default.open,
			onClick: () => {
				navigate({ href: `/${screen}${query && `?${query}`}` });
				onClose();
			},
			children: name
		}),
		/* @__PURE__ */ jsx("span", {
			className: saved_views_module_default.quiet,
			children: mine ? shared ? m.shared : m.private : m.by(owner)
		}),
		mine && /* @__PURE__ */ jsxs("span", {
			className: saved_views_module_default.buttons,
			children: [
				/* @__PURE__ */ jsx(Button, {
					size: "compact-xs",
					variant: "default",
					onClick: () => setTyped(name),
					children: m.rename
				}),
				/* @__PURE__ */ jsx(Button, {
					size: "compact-xs",
					variant: "default",
					loading: changing.isPending,
					onClick: () => changing.mutate({
						id,
						shared: !shared
					}),
					children: shared ? m.unshare : m.share
				}),
				/* @__PURE__ */ jsx(Button, {
					size: "compact-xs",
					variant: "default",
					loading: deleting.isPending,
					onClick: () => deleting.mutate(id),
					children: m.delete
				})
			]
		}),
		error && /* @__PURE__ */ jsx(Notice, {
			kind: "danger",
			children: errorText(error)
		})
	] });
}
export { SavedViewsDialog };
