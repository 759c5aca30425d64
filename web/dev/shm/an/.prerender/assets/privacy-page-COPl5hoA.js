/* empty css                      */
import { t as config } from "./config-D7cc2gS3.js";
import { O as useMessages } from "../entry.mjs";
import { Button } from "@mantine/core";
import { jsx, jsxs } from "react/jsx-runtime";
import IconMail from "@tabler/icons-react/dist/esm/icons/IconMail.mjs";
var privacy_page_module_default = {
	page: "_page_vzbe9_1",
	header: "_header_vzbe9_10",
	updated: "_updated_vzbe9_19",
	lead: "_lead_vzbe9_24",
	contents: "_contents_vzbe9_31",
	text: "_text_vzbe9_75"
};
var section_module_default = { section: "_section_9h7qs_1" };
// web/src/features/privacy/section.tsx
function Section({ id, number, section }) {
	const { brandName: brand, supportEmail: support, keepDays: days } = config;
	const names = {
		brand,
		support,
		days
	};
	const [first, ...rest] = section.paragraphs(names);
	return /* @__PURE__ */ jsxs("section", {
		id,
		className: section_module_default.section,
		"aria-labelledby": `${id}-title`,
		children: [
			/* @__PURE__ */ jsxs("h2", {
				id: `${id}-title`,
				children: [
					/* @__PURE__ */ jsxs("span", { children: [number, "."] }),
					" ",
					section.title
				]
			}),
			/* @__PURE__ */ jsx("p", { children: first }),
			section.points && /* @__PURE__ */ jsx("ul", { children: section.points.map(([what, meaning]) => /* @__PURE__ */ jsxs("li", { children: [
				/* @__PURE__ */ jsx("b", { children: what }),
				" ",
				meaning
			] }, what)) }),
			rest.map((paragraph) => /* @__PURE__ */ jsx("p", { children: paragraph }, paragraph))
		]
	});
}
// web/src/features/privacy/privacy-page.tsx
function PrivacyPage() {
	const m = useMessages("privacy");
	const sections = Object.entries(m.sections);
	return /* @__PURE__ */ jsxs("div", {
		className: privacy_page_module_default.page,
		children: [
			/* @__PURE__ */ jsxs("header", {
				className: privacy_page_module_default.header,
				children: [
					/* @__PURE__ */ jsx("h1", { children: m.title }),
					/* @__PURE__ */ jsx("p", {
						className: privacy_page_module_default.updated,
						children: m.updated
					}),
					/* @__PURE__ */ jsx("p", {
						className: privacy_page_module_default.lead,
						children: m.lead(config.brandName)
					})
				]
			}),
			/* @__PURE__ */ jsx("nav", {
				className: privacy_page_module_default.contents,
				"aria-label": m.contents,
				children: /* @__PURE__ */ jsx("ol", { children: sections.map(([id, { title }]) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx("a", {
					href: `#${id}`,
					children: title
				}) }, id)) })
			}),
			/* @__PURE__ */ jsxs("div", {
				className: privacy_page_module_default.text,
				children: [sections.map(([id, section], index) => /* @__PURE__ */ jsx(Section, {
					id,
					number: index + 1,
					section
				}, id)), /* @__PURE__ */ jsx(Button, {
					component: "a",
					href: `mailto:${config.supportEmail}`,
					size: "md",
					leftSection: /* @__PURE__ */ jsx(IconMail, {
						size: 18,
						stroke: 1.75,
						"aria-hidden": true
					}),
					children: m.contact
				})]
			})
		]
	});
}
export { PrivacyPage };
