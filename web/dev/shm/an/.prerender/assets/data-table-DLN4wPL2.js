import { t as data_table_module_default } from "./data-table.module-Bn1m8oLC.js";
import { jsx, jsxs } from "react/jsx-runtime";
// web/src/ui/data-table.tsx
/** A plain table that scrolls sideways within itself where the screen is narrow. */
function DataTable({ label, columns, children }) {
	return /* @__PURE__ */ jsx("section", {
		className: data_table_module_default.scroller,
		"aria-label": label,
		tabIndex: 0,
		children: /* @__PURE__ */ jsxs("table", {
			className: data_table_module_default.table,
			children: [/* @__PURE__ */ jsx("thead", { children: /* @__PURE__ */ jsx("tr", { children: columns.map((column) => /* @__PURE__ */ jsx("th", {
				scope: "col",
				children: column
			}, column)) }) }), /* @__PURE__ */ jsx("tbody", { children })]
		})
	});
}
export { DataTable as t };
