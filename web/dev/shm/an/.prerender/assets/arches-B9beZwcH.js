import { jsx } from "react/jsx-runtime";
var arches_module_default = { arches: "_arches_1bzct_1" };
// web/src/ui/arches.tsx
var people = [
	"/assets/sam-Ct_LICQZ.svg",
	"/assets/kofi-Cl5lQl0a.svg",
	"/assets/priya-DtxSV79v.svg",
	"/assets/theo-DyLwwHnY.svg"
];
/** A row of people, each in an arch that stands on the edge below. Decoration. */
function Arches({ className }) {
	return /* @__PURE__ */ jsx("div", {
		className: `${arches_module_default.arches} ${className ?? ""}`,
		"aria-hidden": "true",
		children: people.map((picture) => /* @__PURE__ */ jsx("span", { children: /* @__PURE__ */ jsx("img", {
			src: picture,
			alt: "",
			width: 160,
			height: 200,
			loading: "lazy"
		}) }, picture))
	});
}
export { Arches as t };
