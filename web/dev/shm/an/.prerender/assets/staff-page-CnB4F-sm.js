import { jsx, jsxs } from "react/jsx-runtime";
var staff_page_module_default = { page: "_page_12gkt_1" };
// web/src/ui/staff-page.tsx
function StaffPage({ title, children }) {
	return /* @__PURE__ */ jsxs("div", {
		className: staff_page_module_default.page,
		children: [/* @__PURE__ */ jsx("h1", { children: title }), children]
	});
}
export { StaffPage as t };
