import { O as useMessages } from "../entry.mjs";
/* empty css                      */
/* empty css                     */
/* empty css                          */
import { ActionIcon, Button, NativeSelect, TextInput } from "@mantine/core";
import { Suspense, lazy, useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconChevronLeft from "@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import IconBookmark from "@tabler/icons-react/dist/esm/icons/IconBookmark.mjs";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
var pages_module_default = { pages: "_pages_1bwil_1" };
// web/src/ui/pages.tsx
function Pages({ pagination: { page, limit, pages }, sizes, onChange }) {
	const { paging: m } = useMessages("staff");
	const go = (to) => {
		onChange({ page: Math.min(Math.max(1, to), Math.max(1, pages)) });
		window.scrollTo({ top: 0 });
	};
	return /* @__PURE__ */ jsxs("nav", {
		className: pages_module_default.pages,
		"aria-label": m.label,
		children: [
			/* @__PURE__ */ jsx(NativeSelect, {
				size: "xs",
				rightSection: /* @__PURE__ */ jsx(IconChevronDown, {
					size: 16,
					stroke: 1.75,
					"aria-hidden": true
				}),
				label: m.size,
				value: String(limit),
				data: sizes.map(String),
				onChange: ({ currentTarget }) => onChange({ size: Number(currentTarget.value) })
			}),
			/* @__PURE__ */ jsx("form", {
				onSubmit: (event) => {
					event.preventDefault();
					const to = Number(new FormData(event.currentTarget).get("page"));
					if (Number.isInteger(to)) go(to);
				},
				children: /* @__PURE__ */ jsxs("label", { children: [
					m.goTo,
					" ",
					/* @__PURE__ */ jsx("input", {
						name: "page",
						type: "number",
						min: 1,
						max: Math.max(1, pages),
						defaultValue: page
					})
				] })
			}, page),
			/* @__PURE__ */ jsx("span", { children: m.page(page, Math.max(1, pages)) }),
			/* @__PURE__ */ jsx(ActionIcon, {
				variant: "default",
				size: "lg",
				"aria-label": m.previous,
				title: m.previous,
				disabled: page <= 1,
				onClick: () => go(page - 1),
				children: /* @__PURE__ */ jsx(IconChevronLeft, {
					size: 18,
					stroke: 1.75
				})
			}),
			/* @__PURE__ */ jsx(ActionIcon, {
				variant: "default",
				size: "lg",
				"aria-label": m.next,
				title: m.next,
				disabled: page >= pages,
				onClick: () => go(page + 1),
				children: /* @__PURE__ */ jsx(IconChevronRight, {
					size: 18,
					stroke: 1.75
				})
			})
		]
	});
}
// web/src/ui/saved-views.tsx
var SavedViewsDialog = lazy(async () => ({ default: (await import("./saved-views-dialog-W6fB1yU5.js")).SavedViewsDialog }));
/** Lists as somebody likes to look at them, under names: one's own and those of the team. */
function SavedViews({ screen }) {
	const { views: m } = useMessages("staff");
	const [opened, setOpened] = useState();
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Button, {
		variant: "default",
		leftSection: /* @__PURE__ */ jsx(IconBookmark, {
			size: 18,
			stroke: 1.75,
			"aria-hidden": true
		}),
		onClick: () => setOpened(true),
		children: m.title
	}), opened !== void 0 && /* @__PURE__ */ jsx(Suspense, {
		fallback: null,
		children: /* @__PURE__ */ jsx(SavedViewsDialog, {
			screen,
			opened,
			onClose: () => setOpened(false)
		})
	})] });
}
var search_field_module_default = { search: "_search_pce8m_1" };
// web/src/ui/search-field.tsx
/** Searches on Enter and on its button, so that every letter typed does not ask the server. */
function SearchField({ label, term, onSearch }) {
	const m = useMessages("staff");
	const [typed, setTyped] = useState(term);
	return /* @__PURE__ */ jsx("search", { children: /* @__PURE__ */ jsxs("form", {
		className: search_field_module_default.search,
		onSubmit: (event) => {
			event.preventDefault();
			onSearch(typed.trim() || void 0);
		},
		children: [/* @__PURE__ */ jsx(TextInput, {
			"aria-label": label,
			placeholder: label,
			maxLength: 100,
			value: typed,
			onChange: ({ currentTarget }) => setTyped(currentTarget.value),
			leftSection: /* @__PURE__ */ jsx(IconSearch, {
				size: 18,
				stroke: 1.75,
				"aria-hidden": true
			}),
			rightSection: typed && /* @__PURE__ */ jsx(ActionIcon, {
				variant: "subtle",
				color: "gray",
				"aria-label": m.clearSearch,
				title: m.clearSearch,
				onClick: () => {
					setTyped("");
					onSearch(void 0);
				},
				children: /* @__PURE__ */ jsx(IconX, {
					size: 16,
					stroke: 1.75
				})
			})
		}), /* @__PURE__ */ jsx(Button, {
			type: "submit",
			children: m.searchButton
		})]
	}) });
}
export { SavedViews as n, Pages as r, SearchField as t };
