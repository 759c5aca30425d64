/* empty css                      */
import { t as formatDate } from "./formats-DciwXFsk.js";
import { O as useMessages } from "../entry.mjs";
import { t as column_module_default } from "./column.module-BJZPtkbo.js";
import { t as Notice } from "./notice-fNvvit8H.js";
import { t as QueryState } from "./query-state-rg_o52H1.js";
import { i as useRead, n as useNotices } from "./queries-DoGqfJWx.js";
import { Link } from "@tanstack/react-router";
import { Button } from "@mantine/core";
import { useEffect } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
var notices_page_module_default = {
	head: "_head_zn7pz_1",
	none: "_none_zn7pz_15",
	list: "_list_zn7pz_30",
	notice: "_notice_zn7pz_38",
	more: "_more_zn7pz_89"
};
// web/src/features/notifications/place-of.ts
/** Where one reads on. */
function placeOf({ kind, about }) {
	if (kind === "photo.rejected") return { to: "/profile" };
	return {
		to: "/my-reports",
		...about.reportId && { hash: about.reportId }
	};
}
// web/src/features/notifications/notices-page.tsx
function NoticesPage() {
	const m = useMessages("notices");
	const query = useNotices();
	const { data, isPaused, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
	const notices = data?.pages.flatMap((page) => page.notices) ?? [];
	useReading(notices[0], data?.pages[0]?.unread);
	return /* @__PURE__ */ jsxs("div", {
		className: column_module_default.page,
		children: [
			/* @__PURE__ */ jsxs("header", {
				className: notices_page_module_default.head,
				children: [/* @__PURE__ */ jsx("h1", { children: m.title }), /* @__PURE__ */ jsxs("nav", {
					"aria-label": m.title,
					children: [/* @__PURE__ */ jsx(Link, {
						to: "/my-reports",
						className: column_module_default.link,
						children: m.reports
					}), /* @__PURE__ */ jsx(Link, {
						to: "/settings",
						hash: "notifications",
						className: column_module_default.link,
						children: m.choose
					})]
				})]
			}),
			isPaused && !data ? /* @__PURE__ */ jsx(Notice, {
				kind: "warning",
				children: m.offline
			}) : /* @__PURE__ */ jsx(QueryState, {
				query,
				words: m
			}),
			data && notices.length === 0 && /* @__PURE__ */ jsxs("div", {
				className: notices_page_module_default.none,
				children: [/* @__PURE__ */ jsx("h2", { children: m.none }), /* @__PURE__ */ jsx("p", { children: m.noneAbout })]
			}),
			notices.length > 0 && /* @__PURE__ */ jsx("ol", {
				className: notices_page_module_default.list,
				children: notices.map((notice) => /* @__PURE__ */ jsx(Item, { notice }, notice._id))
			}),
			hasNextPage && /* @__PURE__ */ jsx(Button, {
				variant: "default",
				radius: "xl",
				className: notices_page_module_default.more,
				loading: isFetchingNextPage,
				onClick: () => void fetchNextPage(),
				children: m.more
			})
		]
	});
}
/** What is on the screen counts as read; what was new among it stays marked until the list is asked for again. */
function useReading(newest, unread = 0) {
	const { mutate } = useRead();
	const id = unread > 0 && newest?._id;
	useEffect(() => {
		if (id) mutate(id);
	}, [id, mutate]);
}
function Item({ notice }) {
	const m = useMessages("notices");
	const { createdAt, read } = notice;
	return /* @__PURE__ */ jsxs("li", {
		className: notices_page_module_default.notice,
		"data-new": !read || void 0,
		children: [/* @__PURE__ */ jsx(Link, {
			...placeOf(notice),
			children: m.sentence(notice)
		}), /* @__PURE__ */ jsxs("small", { children: [!read && /* @__PURE__ */ jsx("strong", { children: m.fresh }), /* @__PURE__ */ jsx("time", {
			dateTime: createdAt,
			children: formatDate(createdAt, { timeStyle: "short" })
		})] })]
	});
}
export { NoticesPage };
