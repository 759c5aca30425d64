/* empty css                      */
/* empty css                      */
import { w as useErrorText } from "../entry.mjs";
import { t as Notice } from "./notice-fNvvit8H.js";
import { Button, Loader } from "@mantine/core";
import { jsx, jsxs } from "react/jsx-runtime";
var query_state_module_default = { loading: "_loading_buemc_1" };
// web/src/ui/query-state.tsx
/** That something is on its way, or did not arrive. What arrived before stays in sight. */
function QueryState({ query: { data, error, refetch }, words }) {
	const errorText = useErrorText();
	if (error) return /* @__PURE__ */ jsxs(Notice, {
		kind: "danger",
		children: [
			words.failed(errorText(error)),
			" ",
			/* @__PURE__ */ jsx(Button, {
				variant: "default",
				size: "xs",
				onClick: () => void refetch(),
				children: words.again
			})
		]
	});
	if (data !== void 0) return null;
	return /* @__PURE__ */ jsxs("output", {
		className: query_state_module_default.loading,
		children: [
			/* @__PURE__ */ jsx(Loader, {
				size: "sm",
				color: "ink",
				"aria-hidden": true
			}),
			" ",
			words.loading
		]
	});
}
export { QueryState as t };
