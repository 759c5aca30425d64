import { t as config } from "./config-D7cc2gS3.js";
import { O as useMessages, _ as BrandMark } from "../entry.mjs";
import { t as Arches } from "./arches-B9beZwcH.js";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
var door_module_default = {
	page: "_page_k2quc_1",
	side: "_side_k2quc_7",
	brand: "_brand_k2quc_14",
	room: "_room_k2quc_30",
	head: "_head_k2quc_38",
	after: "_after_k2quc_57",
	people: "_people_k2quc_75",
	arches: "_arches_k2quc_91"
};
// web/src/features/accounts/door.tsx
/** The frame around every way in for members. */
function Door({ before, title, lead, children, after, follows = false }) {
	const m = useMessages("arriving");
	const heading = useRef(null);
	useEffect(() => {
		if (follows) heading.current?.focus({ preventScroll: true });
	}, [follows]);
	return /* @__PURE__ */ jsxs("div", {
		className: door_module_default.page,
		children: [/* @__PURE__ */ jsxs("div", {
			className: door_module_default.side,
			children: [/* @__PURE__ */ jsxs(Link, {
				to: "/",
				className: door_module_default.brand,
				children: [/* @__PURE__ */ jsx(BrandMark, { size: 26 }), config.brandName]
			}), /* @__PURE__ */ jsxs("section", {
				className: door_module_default.room,
				children: [
					before,
					/* @__PURE__ */ jsxs("header", {
						className: door_module_default.head,
						children: [/* @__PURE__ */ jsx("h1", {
							ref: heading,
							tabIndex: -1,
							children: title
						}), lead && /* @__PURE__ */ jsx("p", { children: lead })]
					}),
					children,
					after && /* @__PURE__ */ jsx("div", {
						className: door_module_default.after,
						children: after
					})
				]
			})]
		}), /* @__PURE__ */ jsxs("aside", {
			className: door_module_default.people,
			children: [/* @__PURE__ */ jsx("p", { children: m.aside }), /* @__PURE__ */ jsx(Arches, { className: door_module_default.arches })]
		})]
	});
}
var form_module_default = {
	form: "_form_d9h70_1",
	link: "_link_d9h70_14",
	hint: "_hint_d9h70_32"
};
export { Door as n, form_module_default as t };
