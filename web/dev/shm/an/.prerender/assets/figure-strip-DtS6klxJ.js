/* empty css                          */
import { ActionIcon, Tooltip } from "@mantine/core";
import { jsx, jsxs } from "react/jsx-runtime";
import IconInfoCircle from "@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs";
var figure_strip_module_default = {
	strip: "_strip_1sboz_1",
	value: "_value_1sboz_31",
	detail: "_detail_1sboz_46"
};
// web/src/ui/figure-strip.tsx
/** Figures side by side in one panel, each with its definition at hand. */
function FigureStrip({ figures }) {
	return /* @__PURE__ */ jsx("dl", {
		className: figure_strip_module_default.strip,
		children: figures.map(({ label, value, detail, about, aboutLabel }) => /* @__PURE__ */ jsxs("div", { children: [
			/* @__PURE__ */ jsxs("dt", { children: [label, /* @__PURE__ */ jsx(Tooltip, {
				label: about,
				multiline: true,
				maw: 280,
				events: {
					hover: true,
					focus: true,
					touch: true
				},
				children: /* @__PURE__ */ jsx(ActionIcon, {
					variant: "subtle",
					color: "gray",
					size: "sm",
					"aria-label": `${aboutLabel}: ${about}`,
					children: /* @__PURE__ */ jsx(IconInfoCircle, {
						size: 15,
						stroke: 1.75
					})
				})
			})] }),
			/* @__PURE__ */ jsx("dd", {
				className: figure_strip_module_default.value,
				children: value
			}),
			detail && /* @__PURE__ */ jsx("dd", {
				className: figure_strip_module_default.detail,
				children: detail
			})
		] }, label))
	});
}
export { FigureStrip as t };
