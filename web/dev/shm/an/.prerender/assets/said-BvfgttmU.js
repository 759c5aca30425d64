import { O as useMessages } from "../entry.mjs";
import { t as page_module_default } from "./page.module-99yEG8s0.js";
import { jsx, jsxs } from "react/jsx-runtime";
// web/src/features/profile/said.tsx
function Said({ prompts }) {
	const { prompts: names } = useMessages("profile");
	if (prompts.length === 0) return null;
	return /* @__PURE__ */ jsx("dl", {
		className: page_module_default.said,
		children: prompts.map(({ prompt, answer }) => /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", { children: names[prompt] ?? prompt }), /* @__PURE__ */ jsx("dd", { children: answer })] }, prompt))
	});
}
function Chips({ interests }) {
	const { interests: names } = useMessages("profile");
	if (interests.length === 0) return null;
	return /* @__PURE__ */ jsx("ul", {
		className: page_module_default.chips,
		children: interests.map((interest) => /* @__PURE__ */ jsx("li", { children: names[interest] ?? interest }, interest))
	});
}
export { Said as n, Chips as t };
