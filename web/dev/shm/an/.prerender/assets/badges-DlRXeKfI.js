import { O as useMessages } from "../entry.mjs";
import { t as StatusBadge } from "./status-badge-sFmySOwD.js";
import { jsx } from "react/jsx-runtime";
// web/src/features/reports/badges.tsx
var statusKinds = {
	pending: "warning",
	in_progress: "info",
	resolved: "success",
	closed: "neutral",
	rejected: "danger"
};
var priorityKinds = {
	critical: "danger",
	high: "warning",
	medium: "info",
	other: "neutral"
};
function ReportStatusBadge({ status }) {
	const { statuses } = useMessages("reports");
	return /* @__PURE__ */ jsx(StatusBadge, {
		kind: statusKinds[status],
		children: statuses[status]
	});
}
function PriorityBadge({ priority }) {
	const { priorities } = useMessages("reports");
	return /* @__PURE__ */ jsx(StatusBadge, {
		kind: priorityKinds[priority],
		children: priorities[priority]
	});
}
export { ReportStatusBadge as n, statusKinds as r, PriorityBadge as t };
