import { jsx } from "react/jsx-runtime";
var status_badge_module_default = { badge: "_badge_1re3e_1" };
// web/src/ui/status-badge.tsx
/** A state in a word; the colour only repeats what the word says. */
function StatusBadge({ kind, children }) {
	return /* @__PURE__ */ jsx("span", {
		className: status_badge_module_default.badge,
		"data-kind": kind,
		children
	});
}
export { StatusBadge as t };
