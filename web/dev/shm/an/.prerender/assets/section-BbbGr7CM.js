import { t as column_module_default } from "./column.module-BJZPtkbo.js";
import { jsx, jsxs } from "react/jsx-runtime";
// web/src/ui/section.tsx
/** A part of a member's page under a heading of its own. */
function Section({ title, children }) {
	return /* @__PURE__ */ jsxs("section", {
		className: column_module_default.section,
		"aria-label": title,
		children: [/* @__PURE__ */ jsx("h2", { children: title }), children]
	});
}
export { Section as t };
