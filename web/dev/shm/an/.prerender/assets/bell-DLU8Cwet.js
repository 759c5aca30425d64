import { O as useMessages } from "../entry.mjs";
import { o as useUnread } from "./queries-DoGqfJWx.js";
import { Link } from "@tanstack/react-router";
import { jsx, jsxs } from "react/jsx-runtime";
import IconBell from "@tabler/icons-react/dist/esm/icons/IconBell.mjs";
var bell_module_default = {
	bell: "_bell_1r77o_1",
	count: "_count_1r77o_17"
};
// web/src/features/notifications/bell.tsx
/** Leads to what one was told. How much of it is new it says when it knows; not knowing is no trouble. */
function Bell() {
	const { nav } = useMessages("shell");
	const { data: unread = 0 } = useUnread();
	return /* @__PURE__ */ jsxs(Link, {
		to: "/notices",
		className: bell_module_default.bell,
		"aria-label": nav.notices(unread),
		children: [/* @__PURE__ */ jsx(IconBell, {
			size: 22,
			stroke: 1.75,
			"aria-hidden": true
		}), unread > 0 && /* @__PURE__ */ jsx("span", {
			className: bell_module_default.count,
			"aria-hidden": true,
			children: unread > 99 ? "99+" : unread
		})]
	});
}
export { Bell };
