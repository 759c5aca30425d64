import { jsx, jsxs } from "react/jsx-runtime";
import IconAlertCircle from "@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs";
import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import IconCircleCheck from "@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs";
var notice_module_default = { notice: "_notice_1g4ao_1" };
// web/src/ui/notice.tsx
var icons = {
	danger: IconAlertCircle,
	warning: IconAlertTriangle,
	success: IconCircleCheck
};
/** Something that has just gone otherwise than hoped, or as hoped; read out as it appears. */
function Notice({ kind, children }) {
	const Icon = icons[kind];
	return /* @__PURE__ */ jsxs("div", {
		role: kind === "success" ? "status" : "alert",
		className: notice_module_default.notice,
		"data-kind": kind,
		children: [/* @__PURE__ */ jsx(Icon, {
			size: 18,
			stroke: 1.75,
			"aria-hidden": true
		}), /* @__PURE__ */ jsx("p", { children })]
	});
}
export { Notice as t };
