/* empty css                      */
import { t as formatDate } from "./formats-DciwXFsk.js";
import { O as useMessages } from "../entry.mjs";
import { t as QueryState } from "./query-state-rg_o52H1.js";
import { t as StatusBadge } from "./status-badge-sFmySOwD.js";
import { r as statusKinds } from "./badges-DlRXeKfI.js";
import { n as useOwnReports, t as ReportDialog } from "./report-dialog-Bt83l-PY.js";
import { t as shortId } from "./short-id-HXRvrWHr.js";
import { useLocation } from "@tanstack/react-router";
import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
var my_reports_page_module_default = {
	page: "_page_52iyk_1",
	none: "_none_52iyk_37",
	list: "_list_52iyk_53",
	report: "_report_52iyk_61",
	words: "_words_52iyk_90",
	answer: "_answer_52iyk_95",
	waiting: "_waiting_52iyk_102"
};
// web/src/features/reports/my-reports-page.tsx
function MyReportsPage() {
	const m = useMessages("myReports");
	const query = useOwnReports();
	const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
	const [reporting, setReporting] = useState(false);
	const reports = data?.pages.flatMap((page) => page.reports) ?? [];
	return /* @__PURE__ */ jsxs("div", {
		className: my_reports_page_module_default.page,
		children: [
			/* @__PURE__ */ jsxs("header", { children: [/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h1", { children: m.title }), /* @__PURE__ */ jsx("p", { children: m.about })] }), /* @__PURE__ */ jsx(Button, {
				radius: "xl",
				onClick: () => setReporting(true),
				children: m.start
			})] }),
			/* @__PURE__ */ jsx(QueryState, {
				query,
				words: m
			}),
			data && reports.length === 0 && /* @__PURE__ */ jsxs("div", {
				className: my_reports_page_module_default.none,
				children: [/* @__PURE__ */ jsx("h2", { children: m.none }), /* @__PURE__ */ jsx("p", { children: m.noneAbout })]
			}),
			reports.length > 0 && /* @__PURE__ */ jsx("ol", {
				className: my_reports_page_module_default.list,
				children: reports.map((report) => /* @__PURE__ */ jsx(Item, { report }, report._id))
			}),
			hasNextPage && /* @__PURE__ */ jsx(Button, {
				variant: "default",
				radius: "xl",
				loading: isFetchingNextPage,
				onClick: () => void fetchNextPage(),
				children: m.more
			}),
			/* @__PURE__ */ jsx(ReportDialog, {
				opened: reporting,
				about: null,
				onClose: () => setReporting(false)
			})
		]
	});
}
function Item({ report }) {
	const m = useMessages("myReports");
	const { _id, problem_type, status, createdAt, description, replies } = report;
	const article = useRef(null);
	const wanted = useLocation({ select: ({ hash }) => hash === _id });
	useEffect(() => {
		if (wanted) article.current?.focus();
	}, [wanted]);
	const open = status === "pending" || status === "in_progress";
	return /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs("article", {
		ref: article,
		tabIndex: -1,
		className: my_reports_page_module_default.report,
		"aria-labelledby": _id,
		children: [
			/* @__PURE__ */ jsxs("header", { children: [/* @__PURE__ */ jsxs("h2", {
				id: _id,
				children: [
					m.dialog.types[problem_type],
					" ",
					/* @__PURE__ */ jsx("small", { children: shortId(_id) })
				]
			}), /* @__PURE__ */ jsx(StatusBadge, {
				kind: status === "rejected" ? "neutral" : statusKinds[status],
				children: m.statuses[status]
			})] }),
			/* @__PURE__ */ jsx("p", {
				className: my_reports_page_module_default.words,
				children: description
			}),
			/* @__PURE__ */ jsx("small", { children: m.sent(formatDate(createdAt)) }),
			replies.map((reply) => /* @__PURE__ */ jsxs("div", {
				className: my_reports_page_module_default.answer,
				children: [/* @__PURE__ */ jsx("small", { children: m.answered(formatDate(reply.repliedAt)) }), /* @__PURE__ */ jsx("p", {
					className: my_reports_page_module_default.words,
					children: reply.message
				})]
			}, reply._id)),
			open && replies.length === 0 && /* @__PURE__ */ jsx("p", {
				className: my_reports_page_module_default.waiting,
				children: m.waiting
			})
		]
	}) });
}
export { MyReportsPage };
